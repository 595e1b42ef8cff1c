const BASE =
  'inline-flex min-h-11 items-center justify-center gap-1.5 rounded-field border px-4 ' +
  'text-[0.9375rem] font-semibold whitespace-nowrap transition-colors'

const VARIANTS = {
  plain: 'border-line bg-card text-ink hover:border-edge',
  primary: 'border-accent bg-accent text-accent-ink hover:border-accent-deep hover:bg-accent-deep',
} as const

/** The classes of a button, for links and buttons alike. */
export const buttonClass = (variant: keyof typeof VARIANTS, className = ''): string =>
  `${BASE} ${VARIANTS[variant]} ${className}`
