import { ComponentCode } from '../../lib/component-code.ts';

/** What renders an analysis. */
export const reportCode = new ComponentCode(async () => (await import('../../components/markdown/report.tsx')).default);
