import { HeaderSearch } from './HeaderSearch'
import { AccountMenu } from './AccountMenu'
import { Disclosure } from '../kit/Disclosure'
import { Icon } from '../kit/Icon'
import { SoftLink } from '../kit/SoftLink'
import { StaticMarkup } from '../markup/StaticMarkup'
import { Logo } from './Logo'
import { MobileMenu } from './MobileMenu'
import { NavLink } from './NavLink'
import { BOARDS, DATA_SECTION, SECTIONS } from './sections'

const MENU_PANEL =
  'absolute top-full -left-4 z-10 w-44 rounded-box border border-line bg-card py-2 shadow-lg shadow-black/5'

const NAV = 'hidden items-center gap-4 text-[0.9375rem] font-medium whitespace-nowrap text-soft lg:flex xl:gap-5'

export function Header() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-sm print:hidden">
      <div className="wrap flex h-15 items-center gap-3 lg:gap-5">
        <StaticMarkup as="span" className="contents">
          <Logo />
        </StaticMarkup>
        <nav aria-label="주 메뉴" className={NAV}>
          {SECTIONS.map((section) => (
            <NavLink key={section.href} href={section.href}>
              {section.label}
            </NavLink>
          ))}
          <Disclosure
            className="relative"
            label={
              <StaticMarkup as="span" className="contents">
                게시판
                <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
              </StaticMarkup>
            }
            summaryClassName="flex min-h-11 items-center gap-1 hover:text-ink"
            panelClassName={MENU_PANEL}
          >
            <StaticMarkup>
              {BOARDS.map((board) => (
                <SoftLink
                  key={board.href}
                  href={board.href}
                  className="flex min-h-11 items-center px-4 hover:bg-wash hover:text-ink"
                >
                  {board.label}
                </SoftLink>
              ))}
            </StaticMarkup>
          </Disclosure>
          <NavLink href={DATA_SECTION.href}>{DATA_SECTION.label}</NavLink>
        </nav>
        {/* The account menu grows into free space, so that its width moves nothing else. */}
        <div className="max-lg:order-1">
          <HeaderSearch />
        </div>
        <span className="flex-1" />
        <AccountMenu />
        <MobileMenu />
      </div>
    </header>
  )
}
