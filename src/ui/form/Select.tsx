import type { ComponentProps } from 'react'
import { Icon } from '../kit/Icon'

interface Props extends ComponentProps<'select'> {
  label: string
  variant: 'field' | 'chip' | 'chosen'
}

/** Native, because phones have the best picker. */
export function Select({ label, variant, className = '', children, ...rest }: Props) {
  return (
    <span className={`select ${className}`.trimEnd()}>
      <select aria-label={label} className={`select-${variant}`} {...rest}>
        {children}
      </select>
      <Icon name="down" className="size-4" />
    </span>
  )
}
