/** The text colour of a score (specification 9). */
export function textBand(score: number): 'green' | 'yellow' | 'orange' | 'red' {
  if (score >= 80) return 'green';
  if (score >= 60) return 'yellow';
  return score >= 40 ? 'orange' : 'red';
}

/** The colour of the ring: three bands, deliberately not those of the text (decision C-26). */
export function ringBand(score: number): 'green' | 'amber' | 'red' {
  if (score >= 80) return 'green';
  return score >= 60 ? 'amber' : 'red';
}
