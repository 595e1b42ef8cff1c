export const buttonClass = (variant: 'plain' | 'primary', className = ''): string =>
  ['button', variant === 'primary' && variant, className].filter(Boolean).join(' ')

const SELECTED = 'border-ink bg-ink text-paper'
const UNSELECTED = 'border-line bg-card text-soft hover:border-edge hover:text-ink'

export const chipClass = (isSelected: boolean): string => `chip ${isSelected ? SELECTED : UNSELECTED}`
