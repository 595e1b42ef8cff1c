export const besidePreview = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const

export const inputColumn = { gap: 2, minWidth: 0, '& .MuiFormControl-root': { m: 0, width: '100%' } } as const

export const inputRow = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
} as const
