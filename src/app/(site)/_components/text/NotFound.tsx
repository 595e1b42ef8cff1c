import type { ReactNode } from 'react'
import { SearchBox } from '@/ui/search/SearchBox'
import { HomeLinks } from './HomeLinks'

export function NotFound({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap flex flex-col items-center py-[clamp(3rem,10vw,7rem)] text-center">
      <svg viewBox="0 0 220 110" className="w-52" aria-hidden>
        <ellipse cx={110} cy={92} rx={104} ry={12} className="fill-wash" />
        <circle cx={110} cy={56} r={44} className="fill-card stroke-edge" strokeWidth={2} />
        <circle cx={110} cy={56} r={29} className="fill-none stroke-line" strokeWidth={2} />
        <path
          d="M30 22v68M38 22v22a8 8 0 0 1-16 0V22"
          className="fill-none stroke-edge"
          strokeWidth={2.5}
          strokeLinecap="round"
        />
        <path d="M186 22v68M196 22v68" className="fill-none stroke-accent" strokeWidth={3} strokeLinecap="round" />
      </svg>
      <h1 className="mt-7 text-[1.75rem] leading-tight font-[750] tracking-tight">{title}</h1>
      <p className="mt-2 max-w-xl text-balance text-soft">{children}</p>
      <div className="mt-7 w-full max-w-lg text-left">
        <SearchBox variant="bar" />
      </div>
      <HomeLinks className="mt-4 justify-center" />
    </div>
  )
}
