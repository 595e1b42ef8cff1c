import { HeaderSearch } from './HeaderSearch'
import { AccountMenu, MobileAccount } from './AccountMenu'
import { Disclosure } from '../kit/Disclosure'
import { Icon } from '../kit/Icon'
import { SoftLink } from '../kit/SoftLink'
import { StaticMarkup } from '../markup/StaticMarkup'
import { Logo } from './Logo'
import { NavLink } from './NavLink'
import { BOARDS, DATA_SECTION, SECTIONS, type SectionLink } from './sections'

const MOBILE_PANEL =
  'absolute inset-x-0 top-full h-[calc(100dvh-3.75rem)] overflow-y-auto border-t border-line bg-paper'

const LINKS =
  '[&_a]:flex [&_a]:min-h-12 [&_a]:items-center [&_a]:border-b [&_a]:border-line [&_a]:text-lead [&_a]:font-semibold ' +
  '[&_p]:pt-6 [&_p]:pb-1 [&_p]:text-note [&_p]:font-medium [&_p]:text-faint'

function MenuLinks({ links }: { links: readonly SectionLink[] }) {
  return links.map((link) => (
    <SoftLink key={link.href} href={link.href}>
      {link.label}
    </SoftLink>
  ))
}

function MobileMenu() {
  return (
    <Disclosure
      className="order-2 -mr-2.5 lg:hidden"
      name="메뉴"
      label={
        <StaticMarkup as="span" className="contents">
          <Icon name="menu" className="size-6 group-open:hidden" />
          <Icon name="close" className="hidden size-6 group-open:block" />
        </StaticMarkup>
      }
      summaryClassName="flex size-11 items-center justify-center"
      panelClassName={MOBILE_PANEL}
    >
      <nav aria-label="전체 메뉴" className="wrap flex flex-col pb-10">
        <MobileAccount />
        <StaticMarkup className={LINKS}>
          <MenuLinks links={SECTIONS} />
          <p>게시판</p>
          <MenuLinks links={BOARDS} />
          <p>자료</p>
          <MenuLinks
            links={[
              { href: '/ranking', label: '순위 산정 방식' },
              DATA_SECTION,
              { href: '/contact', label: '정정·삭제 요청' },
            ]}
          />
        </StaticMarkup>
      </nav>
    </Disclosure>
  )
}

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
