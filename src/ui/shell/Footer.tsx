import { SoftLink } from '../kit/SoftLink'
import { FOOTER_GROUPS } from './sections'

export function Footer() {
  return (
    <footer className="mt-section border-t border-line bg-wash/60 text-small text-soft print:hidden">
      <div className="wrap grid gap-x-16 gap-y-4 py-6 md:gap-y-8 md:grid-cols-[minmax(0,1fr)_auto] md:py-12">
        <div className="max-w-md">
          <p className="text-lead font-extrabold tracking-[-0.04em] text-ink">
            공공<span className="text-accent">밥상</span>
          </p>
          <p className="mt-2">
            공공기관이 공개한 업무추진비 기록을 식당별로 정리한 독립 서비스예요. 순위는 방문 기록의 수이며 기관의 추천이
            아니에요.
          </p>
        </div>
        <nav aria-label="바닥글" className="footer-links">
          {FOOTER_GROUPS.map((group) => (
            <div key={group.title}>
              <p className="text-note font-semibold text-faint">{group.title}</p>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <SoftLink href={link.href}>{link.label}</SoftLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  )
}
