import type { ReactNode } from 'react'
import { type Step, Steps } from './Steps'

interface Props {
  title: ReactNode
  lead: ReactNode
  step?: Step
  wide?: boolean
  children: ReactNode
}

export function AuthLayout({ title, lead, step, wide = false, children }: Props) {
  return (
    <div className={`mx-auto w-full px-gap pt-[clamp(2rem,7vh,4.5rem)] pb-section ${wide ? 'max-w-176' : 'max-w-112'}`}>
      {step && <Steps at={step} />}
      <h1 className="text-[1.75rem] leading-tight font-[750] tracking-[-0.03em]">{title}</h1>
      <p className="mt-2.5 text-soft">{lead}</p>
      {children}
    </div>
  )
}
