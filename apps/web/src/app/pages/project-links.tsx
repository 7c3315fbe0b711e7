import type { Project } from '@elan/contract/projects';
import { isDemoId } from '@elan/domain/demo';
import { Banner } from '../../components/ui/banner.tsx';
import { useAccount } from '../../data/account/session.ts';
import { LinksPanel } from '../../features/links/links-panel.tsx';
import { linkMessages } from '../../features/links/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { ProjectPage } from '../compositions/project/project-page.tsx';

/** Links that let somebody without an account read a document of the current project. */
export function ProjectLinksPage() {
  const { title, lead } = useMessages(linkMessages);
  return (
    <ProjectPage lead={lead} title={title}>
      {(project) => <Content project={project} />}
    </ProjectPage>
  );
}

function Content({ project }: { project: Project }) {
  const words = useMessages(linkMessages);
  const { user } = useAccount();
  if (isDemoId(project.id)) return <Banner tone="info">{words.demo}</Banner>;
  if (!project.permissions.isOwner) return <Banner tone="info">{words.ownerOnly}</Banner>;
  return <LinksPanel owner={user} projectId={project.id} />;
}
