import { limits } from '@elan/domain/limits';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const longest = { alt: limits.pictureAlt, caption: limits.pictureCaption };

export const planPictureMessages = defineMessages({
  add: { en: 'Add a picture', fr: 'Ajouter une image' },
  addTo: {
    en: (title: string) => `Add a picture: ${title}`,
    fr: (title: string) => `Ajouter une image\u00a0: ${title}`,
  },
  addHint: {
    en: 'JPEG, PNG or WebP, 10 MB at most. You can also drop a file on the section, or paste a picture into it.',
    fr: 'JPEG, PNG ou WebP, 10\u00a0Mo au maximum. Vous pouvez aussi déposer un fichier sur la section ou y coller une image.',
  },
  addHere: { en: 'or drop or paste one here', fr: 'ou déposez-en ou collez-en une ici' },
  describe: { en: 'Describe the picture', fr: "Décrire l'image" },
  lead: {
    en: 'It appears at the end of the section, on screen, in PDF and in Word. The place where it was taken and other data in the file are removed.',
    fr: "Elle apparaît à la fin de la section, à l'écran, en PDF et en Word. Le lieu de la prise de vue et les autres données du fichier sont supprimés.",
  },
  alt: { en: 'What the picture shows', fr: "Ce que montre l'image" },
  altHelp: {
    en: 'For people who cannot see it: one or two sentences.',
    fr: 'Pour les personnes qui ne la voient pas\u00a0: une ou deux phrases.',
  },
  altExample: {
    en: 'The front of the shop on Wellington Street, with the terrace on the left',
    fr: 'La façade de la boutique, rue Wellington, avec la terrasse à gauche',
  },
  altMissing: {
    en: 'Describe the picture, or mark it as decorative.',
    fr: "Décrivez l'image, ou indiquez qu'elle est décorative.",
  },
  decorative: {
    en: 'The picture is only decorative',
    fr: "L'image est seulement décorative",
  },
  caption: { en: 'Caption', fr: 'Légende' },
  width: { en: 'Width', fr: 'Largeur' },
  full: { en: 'As wide as the text', fr: 'Toute la largeur du texte' },
  half: { en: 'Half of it; two fit side by side', fr: 'La moitié\u00a0; deux images tiennent côte à côte' },
  save: { en: 'Save', fr: 'Enregistrer' },
  retry: { en: 'Try again', fr: 'Réessayer' },
  preview: { en: 'Preview of the chosen file', fr: 'Aperçu du fichier choisi' },
  notAdded: { en: 'The picture was not added.', fr: "L'image n'a pas été ajoutée." },
  notChanged: { en: 'The change was not made.', fr: "La modification n'a pas été faite." },
  stillHere: {
    en: 'What you chose and typed is still here.',
    fr: 'Ce que vous avez choisi et saisi est toujours ici.',
  },
  not_a_picture: {
    en: 'This file is not a picture that can be read. Choose a JPEG, PNG or WebP file.',
    fr: "Ce fichier n'est pas une image lisible. Choisissez un fichier JPEG, PNG ou WebP.",
  },
  too_many_pixels: {
    en: 'The picture has more than 24 megapixels. Make it smaller, then choose it again.',
    fr: "L'image compte plus de 24\u00a0mégapixels. Réduisez-la, puis choisissez-la de nouveau.",
  },
  took_too_long: {
    en: 'Reading this picture took too long. Try again in a minute; if that does not help, save it again as a JPEG file.',
    fr: "La lecture de cette image a pris trop de temps. Réessayez dans une minute\u00a0; si cela n'aide pas, enregistrez-la de nouveau en JPEG.",
  },
  tooLarge: {
    en: 'The file is larger than 10 MB. Make the picture smaller, then choose it again.',
    fr: "Le fichier dépasse 10\u00a0Mo. Réduisez l'image, puis choisissez-la de nouveau.",
  },
  unreadable: {
    en: 'The file could not be read. It may have been moved or changed; choose it again.',
    fr: "Le fichier n'a pas pu être lu. Il a peut-être été déplacé ou modifié\u00a0; choisissez-le de nouveau.",
  },
  added: { en: 'Picture added.', fr: 'Image ajoutée.' },
  removed: { en: 'Picture removed.', fr: 'Image retirée.' },
  undo: { en: 'Undo', fr: 'Annuler' },
  nameOf: { en: (number: number) => `Picture ${number}`, fr: (number: number) => `Image ${number}` },
  edit: { en: (name: string) => `Edit: ${name}`, fr: (name: string) => `Modifier\u00a0: ${name}` },
  up: { en: (name: string) => `Move up: ${name}`, fr: (name: string) => `Monter\u00a0: ${name}` },
  down: { en: (name: string) => `Move down: ${name}`, fr: (name: string) => `Descendre\u00a0: ${name}` },
  remove: { en: (name: string) => `Remove: ${name}`, fr: (name: string) => `Retirer\u00a0: ${name}` },
  removedOnes: {
    en: (count: number) => (count === 1 ? '1 removed picture' : `${count} removed pictures`),
    fr: (count: number) => (count === 1 ? '1 image retirée' : `${count} images retirées`),
  },
  bringBack: { en: 'Bring back', fr: 'Remettre' },
  erase: { en: 'Delete for good', fr: 'Supprimer définitivement' },
  eraseLead: {
    en: 'The picture is deleted from the project and cannot be brought back.',
    fr: "L'image est supprimée du projet et ne pourra pas être remise.",
  },
});
