import type { ReactNode } from 'react'

const SECTION =
  'scroll-mt-20 border-t-[1.5px] border-ink pt-5 pb-12 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12'

interface Props {
  id: string
  title: string
  note?: ReactNode
  children: ReactNode
}

export function ProfileSection({ id, title, note, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={SECTION}>
      <div className="mb-4">
        <h2 id={`${id}-title`} className="text-head font-bold tracking-[-0.025em]">
          {title}
        </h2>
        {note && <p className="mt-1 text-small text-soft">{note}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
