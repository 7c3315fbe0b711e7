import type { RefusalCode } from '@elan/domain/errors';
import { failureTexts } from '@elan/domain/failure-texts';
import type { Language, Text } from '@elan/domain/locale';
import { formatDateTime } from './format.ts';
import { NetworkFailure, TimedOut } from './http.ts';
import { isRequestCode, requestCodeText, withRequestCode } from './request-code.ts';

/** What went wrong with a call, from a screen's point of view. */
export type Fault =
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'refused'; code: RefusalCode; data: Readonly<Record<string, unknown>> }
  | { kind: 'unknown' };

/** The one place that turns refusals into messages: what happened, what is safe, what to do. */
const refusalTexts: Readonly<Record<RefusalCode, Text>> = {
  NOT_AUTHENTICATED: {
    en: 'Your session has ended. What you typed is kept on this device. Please sign in again.',
    fr: 'Votre session est terminée. Ce que vous avez saisi est conservé sur cet appareil. Veuillez vous reconnecter.',
  },
  FORBIDDEN: {
    en: 'Access denied. Please ensure you are properly authenticated.',
    fr: 'Accès refusé. Veuillez vérifier que vous êtes bien connecté.',
  },
  NOT_FOUND: {
    en: 'This no longer exists, or you no longer have access to it.',
    fr: "Cet élément n'existe plus, ou vous n'y avez plus accès.",
  },
  PLAN_REQUIRED: {
    en: 'A premium subscription is required to use this module.',
    fr: 'Un abonnement Premium est requis pour utiliser ce module.',
  },
  QUOTA_REACHED: {
    en: 'You have reached your AI generation limit.',
    fr: 'Vous avez atteint votre limite de générations IA.',
  },
  ATTEMPTS_REACHED: {
    en: 'Too many analyses were stopped or could not be used. Nothing was counted.',
    fr: "Trop d'analyses ont été arrêtées ou n'ont pas pu être utilisées. Rien n'a été compté.",
  },
  GENERATION_RUNNING: {
    en: 'Another of your analyses is still being written. Please wait until it ends, then try again.',
    fr: "Une autre de vos analyses est en cours de rédaction. Attendez qu'elle soit terminée, puis réessayez.",
  },
  ANSWERS_INCOMPLETE: {
    en: 'Some required answers are missing. Your other answers are safe.',
    fr: 'Il manque des réponses obligatoires. Vos autres réponses sont en sécurité.',
  },
  LIMIT_REACHED: {
    en: 'There is no room for another one. Please delete one you no longer need, then try again.',
    fr: "Il n'y a plus de place. Veuillez en supprimer un dont vous n'avez plus besoin, puis réessayer.",
  },
  SCOPE_REQUIRED: {
    en: 'This access token does not allow it.',
    fr: "Ce jeton d'accès ne le permet pas.",
  },
  PROJECT_ARCHIVED: {
    en: 'This project is archived, so it can only be read. Its owner can unarchive it.',
    fr: 'Ce projet est archivé\u00a0: on peut seulement le lire. La personne à qui il appartient peut le désarchiver.',
  },
  CONFLICT: {
    en: 'This was changed in the meantime. Nothing was overwritten. Please reload and try again.',
    fr: "Cet élément a été modifié entre-temps. Rien n'a été écrasé. Veuillez actualiser et réessayer.",
  },
  INVALID_INPUT: {
    en: 'The server did not accept this entry. Please check what you typed.',
    fr: "Le serveur n'a pas accepté cette saisie. Veuillez vérifier ce que vous avez entré.",
  },
  PAYLOAD_TOO_LARGE: {
    en: 'This text is too long to be saved. Please shorten it.',
    fr: 'Ce texte est trop long pour être enregistré. Veuillez le raccourcir.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    en: 'The server does not accept this kind of content.',
    fr: "Le serveur n'accepte pas ce type de contenu.",
  },
  TOO_MANY_REQUESTS: failureTexts.tooMany,
  UNAVAILABLE: failureTexts.unavailable,
  INTERNAL: failureTexts.unexpected,
};

/** What cannot hold more, by its capacity: fetched when a call is first refused for it, because few people ever are. */
const fullTexts = new Map<unknown, Text>();

/** Call it with a refusal before a screen shows it. Without the texts, the general one is shown. */
export async function prepareRefusal(code: string): Promise<void> {
  if (code !== 'LIMIT_REACHED' || fullTexts.size > 0) return;
  const fetched = await import('./full-texts.ts').catch(() => null);
  for (const [capacity, text] of Object.entries(fetched?.fullTexts ?? {})) fullTexts.set(capacity, text);
}

export const networkText: Text = {
  en: 'Network connection failed. Please check your internet connection.',
  fr: 'Échec de la connexion réseau. Vérifiez votre connexion Internet.',
};

export const timeoutText: Text = {
  en: 'Request timeout. Please check your connection and try again.',
  fr: "Délai d'attente dépassé. Vérifiez votre connexion et réessayez.",
};

/** Classifies a thrown value by its shape, so that no client library is needed. */
export function toFault(error: unknown): Fault {
  if (error instanceof NetworkFailure) return { kind: 'network' };
  if (error instanceof TimedOut) return { kind: 'timeout' };
  if (!(error instanceof Error)) return { kind: 'unknown' };
  const { code, status, data } = error as Error & { code?: unknown; status?: unknown; data?: unknown };
  if (typeof code === 'string' && Object.hasOwn(refusalTexts, code)) {
    return { kind: 'refused', code: code as RefusalCode, data: isRecord(data) ? data : {} };
  }
  // A proxy in front of the server responds in its own way.
  if (status === 504 || status === 408) return { kind: 'timeout' };
  const byStatus: Partial<Record<number, RefusalCode>> = {
    401: 'NOT_AUTHENTICATED',
    403: 'FORBIDDEN',
    404: 'NOT_FOUND',
    413: 'PAYLOAD_TOO_LARGE',
    429: 'TOO_MANY_REQUESTS',
    502: 'UNAVAILABLE',
    503: 'UNAVAILABLE',
  };
  const refusal = typeof status === 'number' ? byStatus[status] : undefined;
  return refusal === undefined ? { kind: 'unknown' } : { kind: 'refused', code: refusal, data: {} };
}

/** The message in both languages, for screens that keep it while the language may change. */
export function faultWords(fault: Fault): Text {
  switch (fault.kind) {
    case 'network':
      return networkText;
    case 'timeout':
      return timeoutText;
    case 'refused':
      return fault.code === 'INTERNAL' ? withRequestCode(refusalTexts.INTERNAL, codeOfFault(fault)) : withEnd(fault);
    case 'unknown':
      return refusalTexts.INTERNAL;
  }
}

/** Where a refusal knows when it ends, so does its reader (decision L-01). */
function withEnd({ code, data }: Fault & { kind: 'refused' }): Text {
  const text = (code === 'LIMIT_REACHED' ? fullText(data) : null) ?? refusalTexts[code];
  const end = { QUOTA_REACHED: data.resetsAt, ATTEMPTS_REACHED: data.retryAt }[code as string];
  if (typeof end !== 'string' || Number.isNaN(Date.parse(end))) return text;
  return {
    en: `${text.en} You can generate again on ${formatDateTime(end, 'en')}.`,
    fr: `${text.fr} Vous pourrez générer de nouveau le ${formatDateTime(end, 'fr')}.`,
  };
}

/** What is full, and how much it holds; null when the server named nothing we know. */
function fullText({ of }: Readonly<Record<string, unknown>>): Text | null {
  return fullTexts.get(of) ?? null;
}

export function faultText(fault: Fault, language: Language): string {
  return faultWords(fault)[language];
}

export function isRefusal(error: unknown, code: RefusalCode): boolean {
  const fault = toFault(error);
  return fault.kind === 'refused' && fault.code === code;
}

/** The pages are served without a backend that knows accounts (decision S-07). */
export function isWithoutServer(fault: Fault): boolean {
  return fault.kind === 'refused' && fault.code === 'NOT_FOUND';
}

/** Whether the server answered with an error status; anything else failed on the way or was unreadable. */
export function isServerAnswer(error: unknown): boolean {
  return error instanceof Error && 'status' in error;
}

/** The cause to add after what failed, or the code to ask support about; null where there is nothing to say. */
export function causeOf(error: unknown): Text | null {
  const fault = toFault(error);
  const isSilent = fault.kind === 'unknown' || (fault.kind === 'refused' && fault.code === 'INTERNAL');
  if (!isSilent) return faultWords(fault);
  const code = codeOfFault(fault);
  return code === null ? null : requestCodeText(code);
}

/** With this code support finds the failed call in the log; null unless the failure is the server's. */
export function codeOfFault(fault: Fault): string | null {
  if (fault.kind !== 'refused' || (fault.code !== 'INTERNAL' && fault.code !== 'UNAVAILABLE')) return null;
  return isRequestCode(fault.data.request) ? fault.data.request : null;
}

/** Whether the same call may succeed later without anybody changing anything. */
export function isPassing(fault: Fault): boolean {
  if (fault.kind !== 'refused') return true;
  return fault.code === 'UNAVAILABLE' || fault.code === 'INTERNAL' || fault.code === 'TOO_MANY_REQUESTS';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
