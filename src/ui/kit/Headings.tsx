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

interface Props {
  id?: string
  title: ReactNode
  note?: ReactNode
  aside?: ReactNode
}

export function SectionHeading({ id, title, note, aside }: Props) {
  return (
    <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 id={id} className="min-w-0 text-head font-bold tracking-[-0.025em]">
        {title}
      </h2>
      {/* A link is higher than its text, which would push the title down. */}
      {aside && <div className="[&>a.text-accent]:-my-2.5">{aside}</div>}
      {note && <p className="w-full text-small text-soft">{note}</p>}
    </div>
  )
}
