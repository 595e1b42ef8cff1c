import { SoftLink } from '../kit/SoftLink'

export function Logo() {
  return (
    <SoftLink
      href="/"
      aria-label="공공밥상 홈"
      className="inline-flex min-h-11 items-center text-[1.25rem] font-extrabold tracking-[-0.04em] whitespace-nowrap"
    >
      공공<span className="text-accent">밥상</span>
    </SoftLink>
  )
}
