import type { ReactNode } from 'react'

interface Props {
  id?: string
  title: ReactNode
  note?: ReactNode
  aside?: ReactNode
}

export function SectionHeading({ id, title, note, aside }: Props) {
  return (
    <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <div className="min-w-0 flex-1 basis-56">
        <h2 id={id} className="text-head font-bold tracking-[-0.025em]">
          {title}
        </h2>
        {note && <p className="text-small text-soft">{note}</p>}
      </div>
      {/* A link is higher than its text, which would push the title down. */}
      {aside && <div className="[&>a.text-accent]:-my-2.5">{aside}</div>}
    </div>
  )
}
