import { limits } from '@elan/domain/limits';
import { plainText } from '@elan/domain/plain-text';
import { base64Length, pictureLimits, pictureWidths } from '@elan/domain/plan-document/pictures';
import * as z from 'zod/mini';
import { del, get, id, post, procedure, put } from './base.ts';
import { sectionKey } from './plan-document.ts';

/** What it shows, in words; null for a picture that only decorates. */
export const pictureAlt = z.nullable(
  plainText(limits.pictureAlt).check(z.refine((value) => value.trim() !== '', { error: 'empty_text' })),
);
export const pictureCaption = plainText(limits.pictureCaption);
export const pictureWidth = z.enum(pictureWidths);

export const planPicture = z.object({
  id,
  /** The key of its section. */
  section: z.string(),
  alt: z.nullable(z.string()),
  caption: z.string(),
  width: pictureWidth,
  /** In pixels. */
  size: z.object({ width: z.int(), height: z.int() }),
  /** Whether it was removed. It can be brought back; only people who write the plan get these. */
  removed: z.boolean(),
});
export type PlanPicture = z.infer<typeof planPicture>;

/** Section by section, each in its order. */
export const planPictures = z.object({ pictures: z.array(planPicture) });
export type PlanPictures = z.infer<typeof planPictures>;

const inProject = { projectId: id };
const ofPicture = { ...inProject, pictureId: id };
const words = { alt: pictureAlt, caption: pictureCaption, width: pictureWidth };
const path = '/projects/{projectId}/plan-pictures' as const;
const pathOfOne = `${path}/{pictureId}` as const;

export const planPicturesContract = {
  list: procedure
    .meta({ access: 'project:view' })
    .route(get(path, 'The pictures of the business plan, without their bytes'))
    .input(z.object(inProject))
    .output(planPictures),
  /**
   * The file is JPEG, PNG or WebP, in base64; the stored picture is re-encoded from its pixels. The id comes from the
   * device, so that a request can be repeated. INVALID_INPUT names the field `data` with `not_a_picture`,
   * `too_many_pixels` or `took_too_long`, which may succeed later.
   */
  add: procedure
    .meta({ access: 'project:edit' })
    .route(post(path, 'Add a picture to a section'))
    .input(
      z.object({
        ...ofPicture,
        section: sectionKey,
        data: z.string().check(z.maxLength(base64Length(pictureLimits.uploadBytes))),
        ...words,
      }),
    )
    .output(planPictures),
  describe: procedure
    .meta({ access: 'project:edit' })
    .route(put(pathOfOne, 'Change what is said of a picture, and how wide it is'))
    .input(z.object({ ...ofPicture, ...words }))
    .output(planPictures),
  move: procedure
    .meta({ access: 'project:edit' })
    .route(put(`${pathOfOne}/place`, 'Move a picture within its section'))
    /** `after`: the picture it follows; null for the beginning. */
    .input(z.object({ ...ofPicture, after: z.nullable(id) }))
    .output(planPictures),
  remove: procedure
    .meta({ access: 'project:edit' })
    .route(put(`${pathOfOne}/removed`, 'Remove a picture, or bring it back'))
    .input(z.object({ ...ofPicture, removed: z.boolean() }))
    .output(planPictures),
  /** Only one that was removed. */
  erase: procedure
    .meta({ access: 'project:edit' })
    .route(del(pathOfOne, 'Delete a removed picture for good'))
    .input(z.object(ofPicture))
    .output(planPictures),
  /** Never changes: its ETag is its id. */
  image: procedure
    .meta({ access: 'project:view' })
    .route({ ...get(`${pathOfOne}/image`, 'A picture'), outputStructure: 'detailed' })
    .input(z.object(ofPicture))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
};
