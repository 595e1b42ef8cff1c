import type { ReactNode } from 'react'

export function PageHeading({
  crumbs,
  title,
  children,
}: {
  crumbs?: ReactNode
  title: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="pt-6 md:pt-10">
      {crumbs}
      <h1 className="text-title font-[750] tracking-[-0.035em]">{title}</h1>
      {children && <div className="mt-3 max-w-2xl text-body text-soft">{children}</div>}
    </div>
  )
}
