import type { ComponentProps } from 'react'
import { Icon } from '../kit/Icon'

/** The rest is said in parts.css, by the element. */
const BASE = 'disabled:text-faint'

const VARIANTS = {
  field: 'h-12 rounded-field border-edge bg-card pr-9 pl-3.5 text-[0.9375rem] font-semibold',
  chip: 'h-11 rounded-full border-line bg-card pr-8 pl-4 text-small font-medium text-soft hover:border-edge',
  chosen: 'h-11 rounded-full border-ink bg-card pr-8 pl-4 text-small font-semibold text-ink',
} as const

interface Props extends ComponentProps<'select'> {
  label: string
  variant: keyof typeof VARIANTS
}

/** A native select: on a phone nothing beats its own picker. */
export function Select({ label, variant, className = '', children, ...rest }: Props) {
  return (
    <span className={`select ${className}`}>
      <select aria-label={label} className={`${BASE} ${VARIANTS[variant]}`} {...rest}>
        {children}
      </select>
      <Icon name="down" className="size-4" />
    </span>
  )
}
