export const buttonClass = (variant: 'plain' | 'primary', className = ''): string =>
  ['button', variant === 'primary' && variant, className].filter(Boolean).join(' ')
