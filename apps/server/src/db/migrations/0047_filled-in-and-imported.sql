ALTER TABLE "answer_versions" ADD COLUMN "filled_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "filled_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What auto-fill used to word itself is not an answer. Texts that are exactly its sentences, and that nobody has edited,
-- move to the history of their question; the choice made beside them is marked.
with filler as (
	select project_id, question, value, version, updated_by, updated_at from answers
	where module = 'analysis' and version = 1 and (
		question = 'competitors' and (
			value ~ '^No competitor named yet\.(\nTo check with my customers \(“[^\n]*”\): from whom they buy today, and at what price\.)?(\nTo check as well: how they cope with this problem now, “[^\n]*”\.)?(\nTo visit: anyone offering something similar in this place, “[^\n]*”\.)?$'
			or value ~ '^Aucun concurrent nommé pour l''instant\.(\nÀ vérifier auprès de ma clientèle \(«[^\n]*»\)\u00a0: à qui ces personnes achètent aujourd''hui et à quel prix\.)?(\nÀ vérifier aussi\u00a0: comment elles se débrouillent maintenant avec ce problème, «[^\n]*»\.)?(\nÀ visiter\u00a0: ceux qui offrent quelque chose de semblable à cet endroit, «[^\n]*»\.)?$'
		) or question = 'differentiators' and (
			value ~ '^(My experience: “[^\n]*”\.\n)?(My offer: “[^\n]*”\.\n)?To check: is this reason enough to choose me, and can somebody else do the same\?$'
			or value ~ '^(Mon expérience\u00a0: «[^\n]*»\.\n)?(Mon offre\u00a0: «[^\n]*»\.\n)?À vérifier\u00a0: est-ce une raison suffisante de me choisir, et quelqu''un peut-il en faire autant\u00a0\?$'
		)
	)
), kept as (
	insert into answer_versions (project_id, module, question, version, value, filled_in, written_by, written_at)
	select project_id, 'analysis', question, version, value, true, updated_by, updated_at from filler
	on conflict do nothing
), cleared as (
	update answers a set value = '', version = 2, updated_at = now()
	from filler f where a.project_id = f.project_id and a.module = 'analysis' and a.question = f.question
), marked as (
	update answers a set filled_in = true
	from filler f where a.project_id = f.project_id and f.question = 'competitors'
		and a.module = 'analysis' and a.question = 'marketSize' and a.value = 'unknown' and a.version = 1
)
update project_modules m set outdated = true
from (select distinct project_id from filler) f
where m.project_id = f.project_id and m.module = 'analysis' and m.analysis_version_id is not null;
--> statement-breakpoint
-- The generic sentence of 'Develop this idea'.
update answers set filled_in = true
where module = 'idea' and question = 'problemSolved' and (
	value ~ '^In the sector “[^\n]*”, people do not easily find what this idea offers\. To be made precise: who lacks it, how they cope today and what it costs them\.$'
	or value ~ '^Dans le secteur «[^\n]*», des gens ne trouvent pas facilement ce que cette idée propose\. À préciser\u00a0: à qui cela manque, comment ils se débrouillent aujourd''hui et ce que cela leur coûte\.$'
);
--> statement-breakpoint
-- Analyses that came with a file: older than their project, and nobody's.
update analysis_versions v set source = 'imported', model = null
from projects p
where p.id = v.project_id and v.created_by is null and v.created_at <= p.created_at + interval '1 minute'
	and exists (select from project_activity e where e.project_id = p.id and e.action_type = 'project_imported');
