/** One file for what people set aside, fetched after the screen it belongs to. */
export { QuestionAside } from '../../../features/modules/question-aside.tsx';
export { SectionSwitch, SectionsAside } from '../../../features/modules/sections-aside.tsx';
