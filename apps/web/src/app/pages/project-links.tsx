import type { Project } from '@elan/contract/projects';
import { isDemoId } from '@elan/domain/demo';
import { Banner } from '../../components/ui/banner.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { useAccount } from '../../data/account/session.ts';
import { LinksPanel } from '../../features/links/links-panel.tsx';
import { linkMessages } from '../../features/links/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { CurrentProject } from '../compositions/project/current-project.tsx';

/** Links that let somebody without an account read a document of the current project. */
export function ProjectLinksPage() {
  const words = useMessages(linkMessages);
  return (
    <CurrentProject title={words.title}>
      {(project) => (
        <div className="flex max-w-4xl flex-col gap-6">
          <div>
            <p className="mb-1 font-semibold text-muted">{project.name}</p>
            <PageTitle lead={words.lead}>{words.title}</PageTitle>
          </div>
          <Content key={project.id} project={project} />
        </div>
      )}
    </CurrentProject>
  );
}

function Content({ project }: { project: Project }) {
  const words = useMessages(linkMessages);
  const { user } = useAccount();
  if (isDemoId(project.id)) return <Banner tone="info">{words.demo}</Banner>;
  if (!project.permissions.isOwner) return <Banner tone="info">{words.ownerOnly}</Banner>;
  return <LinksPanel owner={user} projectId={project.id} />;
}
