import { MobileAccount } from './MobileAccount'
import { Disclosure } from '../kit/Disclosure'
import { Icon } from '../kit/Icon'
import { SoftLink } from '../kit/SoftLink'
import { StaticMarkup } from '../markup/StaticMarkup'
import { BOARDS, DATA_SECTION, SECTIONS, type SectionLink } from './sections'

const MENU_PANEL = 'absolute inset-x-0 top-full h-[calc(100dvh-3.75rem)] overflow-y-auto border-t border-line bg-paper'

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

export function MobileMenu() {
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
      panelClassName={MENU_PANEL}
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
