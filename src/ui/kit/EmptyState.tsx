import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon'

interface Props {
  icon?: IconName
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** whether it is one of several sections instead of all that a page has */
  isPart?: boolean
}

export function EmptyState({ icon = 'bowl', title, children, actions, isPart = false }: Props) {
  if (isPart)
    return (
      <div className="text-small">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-soft">{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    )
  return (
    <div className="flex flex-col items-center border-t-[1.5px] border-ink px-4 py-16 text-center">
      <span className="flex size-16 items-center justify-center rounded-full bg-wash text-faint">
        <Icon name={icon} className="size-7" />
      </span>
      <p className="mt-5 text-head font-bold tracking-tight text-balance">{title}</p>
      {children && <div className="mt-2 max-w-md text-small text-balance text-soft">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  )
}
