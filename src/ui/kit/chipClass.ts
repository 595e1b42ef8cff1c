const BASE =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-4 ' +
  'text-small font-medium whitespace-nowrap transition-colors'

const SELECTED = 'border-ink bg-ink text-paper'
const UNSELECTED = 'border-line bg-card text-soft hover:border-edge hover:text-ink'

/** The classes of a chip; the selected one is dark. */
export const chipClass = (isSelected: boolean): string => `${BASE} ${isSelected ? SELECTED : UNSELECTED}`
