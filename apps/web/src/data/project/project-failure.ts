import type { Language } from '@elan/domain/locale';
import { faultText, toFault } from '../../lib/errors.ts';

const projectActions = {
  create: { en: 'Failed to create project: ', fr: `Échec de la création du projet\u00a0: ` },
  update: { en: 'Failed to update project: ', fr: `Échec de la mise à jour du projet\u00a0: ` },
  delete: { en: 'Failed to delete project: ', fr: `Échec de la suppression du projet\u00a0: ` },
  archive: { en: 'Failed to archive project: ', fr: `Échec de l'archivage du projet\u00a0: ` },
  unarchive: { en: 'Failed to unarchive project: ', fr: `Échec du désarchivage du projet\u00a0: ` },
  restore: { en: 'Failed to restore project: ', fr: `Échec de la restauration du projet\u00a0: ` },
  fetch: { en: 'Failed to fetch project: ', fr: `Échec du chargement du projet\u00a0: ` },
} as const;

/** 'Failed to create project: ...' with the cause (decision N-20). */
export function projectFailure(action: keyof typeof projectActions, error: unknown, language: Language): string {
  return projectActions[action][language] + faultText(toFault(error), language);
}
