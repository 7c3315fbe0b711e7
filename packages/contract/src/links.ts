import { languageSchema } from '@elan/domain/language-schema';
import { limits } from '@elan/domain/limits';
import { plainText } from '@elan/domain/plain-text';
import { linkStates, readerFormats, sharedDocuments } from '@elan/domain/reader-links';
import { visibleName } from '@elan/domain/visible-name';
import * as z from 'zod/mini';
import { del, get, id, nothing, post, procedure, put, storableTimestamp, timestamp } from './base.ts';
import { planPicture } from './plan-pictures.ts';

const document = z.enum(sharedDocuments);
const format = z.enum(readerFormats);

/** The part of the address after `#`. */
const token = z.string().check(z.maxLength(200));
const password = z.nullable(z.string().check(z.maxLength(limits.passwordMaximum)));

const opening = z.object({ at: timestamp, what: z.enum(['page', ...readerFormats]) });

export const readerLink = z.object({
  id,
  document,
  language: languageSchema,
  /** Who it is for, as the owner typed it. */
  reader: z.string(),
  has_password: z.boolean(),
  state: z.enum(linkStates),
  created_at: timestamp,
  ends_at: timestamp,
  revoked_at: z.nullable(timestamp),
  /** How often the page was read or a file taken, by anybody. */
  opened: z.int(),
  /** The latest of those, the newest first. */
  openings: z.array(opening),
});
export type ReaderLink = z.infer<typeof readerLink>;
export type LinkOpening = z.infer<typeof opening>;

/** What somebody with a link gets. */
export const openedLink = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    project_name: z.string(),
    /** The owner's name, or the part of their address before the @. */
    /** The name of the owner, never a part of their address; null for one who chose none. */
    shared_by: z.nullable(z.string()),
    shared_at: timestamp,
    ends_at: timestamp,
    document,
    language: languageSchema,
    formats: z.array(format),
    /** The document as Markdown, without its cover. */
    text: z.string(),
  }),
  z.object({ state: z.literal('password') }),
  z.object({ state: z.literal('wrong_password') }),
  z.object({ state: z.literal('ended') }),
  z.object({ state: z.literal('revoked') }),
]);
export type OpenedLink = z.infer<typeof openedLink>;

const readerPicture = z.object({
  ...z.pick(planPicture, { id: true, alt: true, caption: true, width: true, size: true }).shape,
  type: z.enum(['image/jpeg', 'image/png']),
  /** In base64. */
  data: z.string(),
});
export type ReaderPicture = z.infer<typeof readerPicture>;

const inProject = { projectId: id };

export const linksContract = {
  list: procedure
    .meta({ access: 'project:manage' })
    .route(get('/projects/{projectId}/links', 'The share links, newest first'))
    .input(z.object(inProject))
    .output(z.object({ links: z.array(readerLink) })),
  /** The address is in this response only: the server keeps a hash of it. */
  create: procedure
    .meta({ access: 'project:manage' })
    .route({
      ...post('/projects/{projectId}/links', 'Create a share link to a document, for somebody without an account'),
      successStatus: 201,
    })
    .input(
      z.object({
        ...inProject,
        document,
        language: languageSchema,
        reader: visibleName(limits.linkReader),
        ends_at: storableTimestamp,
        password: z._default(
          z.nullable(plainText(limits.passwordMaximum).check(z.minLength(limits.linkPasswordMinimum))),
          null,
        ),
      }),
    )
    .output(z.object({ link: readerLink, address: z.string() })),
  /** A revoked link is refused with CONFLICT. */
  setEnd: procedure
    .meta({ access: 'project:manage' })
    .route(put('/projects/{projectId}/links/{linkId}', 'Change when a link ends'))
    .input(z.object({ ...inProject, linkId: id, ends_at: storableTimestamp }))
    .output(readerLink),
  revoke: procedure
    .meta({ access: 'project:manage' })
    .route(del('/projects/{projectId}/links/{linkId}', 'Revoke a link at once and for good; a repeat changes nothing'))
    .input(z.object({ ...inProject, linkId: id }))
    .output(nothing),
  /** NOT_FOUND for an unknown link, and while the project is in the trash. */
  open: procedure
    .meta({ access: 'public' })
    .route(post('/links/open', 'Read the document behind a link, without an account'))
    .input(z.object({ token, password: z._default(password, null) }))
    .output(openedLink),
  /** The pictures of the plan behind a link, by the ids that its text names (`![](elan-picture:ID)`); refused as files are. */
  pictures: procedure
    .meta({ access: 'public' })
    .route(post('/links/pictures', 'The pictures of the document behind a link'))
    .input(z.object({ token, password: z._default(password, null) }))
    .output(z.object({ pictures: z.array(readerPicture) })),
  /** NOT_FOUND unless the link is active; FORBIDDEN without its password. */
  file: procedure
    .meta({ access: 'public' })
    .route({ ...post('/links/files/{format}', 'The document behind a link as a file'), outputStructure: 'detailed' })
    .input(z.object({ token, password: z._default(password, null), format }))
    .output(z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() })),
};
