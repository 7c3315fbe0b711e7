/** What every question has that rests on no single row. */
export const plain = { effect: null, place: { kind: 'table' } } as const;
