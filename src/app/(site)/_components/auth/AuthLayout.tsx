import type { ReactNode } from 'react'
import { Icon } from '@/ui/kit/Icon'
import { TextLink } from '@/ui/kit/TextLink'

const STEP =
  'group flex items-center gap-2 text-faint not-first:flex-1 aria-[current]:font-semibold aria-[current]:text-ink'

const STEPS = { terms: '약관', nickname: '닉네임', done: '완료' } as const

type Step = keyof typeof STEPS

function Steps({ at }: { at: Step }) {
  const names = Object.keys(STEPS) as Step[]
  const reached = names.indexOf(at)
  return (
    <ol aria-label="가입 단계" className="mb-8 flex items-center gap-2.5 text-small">
      {names.map((name, i) => {
        const passed = i < reached || at === 'done'
        return (
          <li key={name} aria-current={name === at ? 'step' : undefined} className={STEP}>
            {i > 0 && <span className={`mr-0.5 h-px flex-1 ${i <= reached ? 'bg-ink' : 'bg-line'}`} />}
            <span
              className={`flex size-7 items-center justify-center rounded-full border text-note font-semibold ${
                passed
                  ? 'border-ink bg-ink text-paper'
                  : 'border-edge group-aria-[current]:border-accent group-aria-[current]:bg-accent ' +
                    'group-aria-[current]:text-accent-ink'
              }`}
            >
              {passed ? <Icon name="check" className="size-4" /> : i + 1}
            </span>
            {STEPS[name]}
            {i < reached && <span className="sr-only">(마침)</span>}
          </li>
        )
      })}
    </ol>
  )
}

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

export function AuthSwitchLink({ asked, href, children }: { asked: string; href: string; children: ReactNode }) {
  return (
    <p className="mt-7 flex items-center gap-2.5 border-t border-line pt-3 text-small text-soft">
      {asked} <TextLink href={href}>{children}</TextLink>
    </p>
  )
}
