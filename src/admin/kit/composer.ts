/** A text and what becomes of it, side by side where there is room. */
export const besidePreview = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const

/** Inputs one below the other, as wide as their column; none brings a margin of its own. */
export const inputColumn = { gap: 2, minWidth: 0, '& .MuiFormControl-root': { m: 0, width: '100%' } } as const

/** Short inputs in a row. */
export const inputRow = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
} as const
