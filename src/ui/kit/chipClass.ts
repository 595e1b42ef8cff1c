const BASE =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-4 ' +
  'text-small font-medium whitespace-nowrap transition-colors'

/** The classes of a small round choice; the chosen one is dark. */
export const chipClass = (isChosen: boolean): string =>
  `${BASE} ${isChosen ? 'border-ink bg-ink text-paper' : 'border-line bg-card text-soft hover:border-edge hover:text-ink'}`
