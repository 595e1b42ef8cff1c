import type { Page } from 'playwright'
import type axeCore from 'axe-core'

/** What stands on a page, counted in its document. Elements are named as people hear them: role and name. */
export interface PageFacts {
  title: string
  lang: string
  images: string[]
  media: number
  autoplay: string[]
  navigations: number
  tables: string[]
  bareTables: string[]
  headings: string[]
  links: string[]
  vagueLinks: string[]
  newWindows: string[]
  fields: string[]
  /** fields by which a choice could set something off */
  choices: string[]
  passwords: string[]
  errors: string[]
  widgets: string[]
  canvases: number
  draggable: string[]
  reordered: string[]
  pointing: string[]
  smallTargets: string[]
  unreachable: string[]
  duplicateIds: string[]
  /** links of the footer to help, in its order */
  help: string[]
  pageBreaks: number
  openDialogs: string[]
  endless: string[]
  flashing: string[]
}

/** 6.0 mm in CSS pixels: how long the diagonal of a control has to be (6.1.3). */
const DIAGONAL_MIN_PX = (6 / 25.4) * 96

/** A flash more often than three times a second (6.3.1). */
const FLASH_MAX_MS = 1000 / 3

/** Reads the document of a page that has axe in it. */
export const measurePage = (page: Page): Promise<PageFacts> =>
  page.evaluate(
    ({ diagonal, flash }) => {
      const { setup, teardown, commons } = (globalThis as unknown as { axe: typeof axeCore & AxeParts }).axe
      setup(document)
      const all = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
      const nameOf = (one: Element): string => commons.text.accessibleText(one).replace(/\s+/g, ' ').trim()
      const roleOf = (one: Element): string => commons.aria.getRole(one) ?? one.localName
      const say = (one: Element): string => `${roleOf(one)} «${nameOf(one).slice(0, 80)}»`
      const unique = (lines: string[]): string[] => [...new Set(lines)]
      const links = all('a[href]')
      const fields = all('input:not([type=hidden],[type=submit],[type=button]),select,textarea,[role=combobox]')
      const passwords = all('input[type=password]')
      const sizeOf = (one: HTMLElement): number => {
        // The label of a hidden box is pressed instead of it.
        const target = [one, ...((one as HTMLInputElement).labels ?? [])].map((part) => part.getBoundingClientRect())
        return Math.max(...target.map(({ width, height }) => (width <= 1 ? Infinity : Math.hypot(width, height))))
      }
      const controls = all('a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=tab]')
      const reachable = 'a,button,input,select,textarea,summary,label,option,[tabindex],[contenteditable=true]'
      const tables = all('table').filter((table) => !['presentation', 'none'].includes(roleOf(table)))
      const animations = document.getAnimations().filter(({ playState }) => playState === 'running')
      const targetOf = ({ effect }: Animation): string => {
        const target = (effect as KeyframeEffect | null)?.target
        return target ? `${target.localName}.${target.classList.item(0) ?? ''}` : '?'
      }
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      const facts = {
        title: document.title,
        lang: document.documentElement.lang,
        images: all('img,svg,[role=img],canvas,input[type=image]')
          .filter((one) => !one.closest('svg *') && !one.parentElement?.closest('[role=img]'))
          .map((one) =>
            one.closest('[aria-hidden=true]') || ['presentation', 'none'].includes(roleOf(one)) || nameOf(one) === ''
              ? `${one.localName}: 꾸밈(대체 텍스트 없음)`
              : `${one.localName}: «${nameOf(one)}»`,
          ),
        media: document.querySelectorAll('video,audio,object,embed').length,
        autoplay: [...document.querySelectorAll<HTMLMediaElement>('video,audio')]
          .filter(({ autoplay, paused, muted }) => (autoplay || !paused) && !muted)
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        navigations: all('nav,[role=navigation]').length,
        tables: tables.map((table) => `«${nameOf(table)}» 제목 셀 ${table.querySelectorAll('th').length}개`),
        bareTables: tables
          .filter((table) => nameOf(table) === '' || !table.querySelector('th,[role=columnheader],[role=rowheader]'))
          .map((table) => table.outerHTML.slice(0, 120)),
        headings: all('h1,h2,h3,h4,h5,h6,[role=heading]').map(
          (one) => `${'#'.repeat(Number(one.ariaLevel ?? one.localName[1]))} ${nameOf(one)}`,
        ),
        links: unique(links.map((link) => `${nameOf(link)} → ${link.getAttribute('href')?.split('?')[0]}`)),
        vagueLinks: links
          .filter((link) =>
            /^(여기|더보기|더 보기|바로가기|클릭|이동|보기|go|here|more|click here)$/i.test(nameOf(link)),
          )
          .map((link) => link.outerHTML.slice(0, 120)),
        newWindows: unique(links.filter((link) => (link as HTMLAnchorElement).target === '_blank').map(nameOf)),
        fields: fields.map((field) => {
          const { type, required, autocomplete } = field as HTMLInputElement
          return `${say(field)} ${[type, required && '필수', autocomplete && `autocomplete=${autocomplete}`]
            .filter(Boolean)
            .join(', ')}`
        }),
        choices: all('select,input[type=radio],input[type=checkbox],[role=radio],[role=switch]').map(say),
        passwords: passwords.map((field) => {
          const paste = new ClipboardEvent('paste', {
            bubbles: true,
            cancelable: true,
            clipboardData: new DataTransfer(),
          })
          const takes = field.dispatchEvent(paste)
          return `${(field as HTMLInputElement).autocomplete || 'autocomplete 없음'}${takes ? '' : ', 붙여넣기 막힘'}`
        }),
        errors: all('[role=alert],[aria-invalid=true]').map((one) => one.innerText || say(one)),
        widgets: unique(
          all(
            '[role=combobox],[role=listbox],[role=dialog],dialog[open],[role=menu],[role=menubar],[role=tablist],' +
              '[role=slider],[role=grid],[role=tree],[role=application],[aria-haspopup]',
          ).map(say),
        ),
        canvases: all('canvas').length,
        draggable: all('[draggable=true],[role=slider],input[type=range]').map(say),
        reordered: all('body *')
          .filter((one) => {
            const { order, flexDirection, display } = getComputedStyle(one)
            return order !== '0' || (/flex/.test(display) && /reverse/.test(flexDirection) && one.childElementCount > 1)
          })
          .map((one) => `${one.localName}: ${one.innerText.replace(/\s+/g, ' ').slice(0, 60)}`),
        pointing: document.body.innerText
          .split(/\n|(?<=[.!?])\s/)
          .filter((line) =>
            /왼쪽|오른쪽|위쪽|아래쪽|(?:빨간|파란|초록|노란|회색|붉은|푸른) ?(?:색|글|점|단추|버튼)|동그란|네모난/.test(
              line,
            ),
          ),
        smallTargets: controls
          // Pins are where they are, and the rail of a slider takes presses, too.
          .filter(
            (one) => !one.closest('.maplibregl-marker,svg,[aria-hidden=true],[type=range]') && sizeOf(one) < diagonal,
          )
          .map((one) => `${say(one)} 대각선 ${Math.round(sizeOf(one) * 10) / 10}px`),
        unreachable: all('body *')
          .filter(
            (one) =>
              getComputedStyle(one).cursor === 'pointer' &&
              !one.closest(reachable) &&
              !one.querySelector(reachable) &&
              !one.closest('svg'),
          )
          .map((one) => one.outerHTML.slice(0, 120)),
        duplicateIds: unique(ids.filter((id, at) => ids.indexOf(id) !== at)),
        help: unique(
          all('footer a[href],[role=contentinfo] a[href]')
            .map((link) => link.getAttribute('href')?.split('?')[0] ?? '')
            .filter((href) => /^(\/(faq|contact)|mailto:.*|tel:.*)$/.test(href)),
        ),
        pageBreaks: document.querySelectorAll('[role=doc-pagebreak],[epub\\:type=pagebreak]').length,
        openDialogs: all('dialog[open],[role=dialog],[role=alertdialog]').map(say),
        endless: unique(
          animations.filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity).map(targetOf),
        ),
        flashing: unique(
          animations
            .filter(({ effect }) => {
              const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {}
              return iterations > 3 && Number(duration) > 0 && Number(duration) < flash
            })
            .map(targetOf),
        ),
      }
      teardown()
      return facts
    },
    { diagonal: DIAGONAL_MIN_PX, flash: FLASH_MAX_MS },
  )

/** Parts of axe that its types leave out. */
export interface AxeParts {
  commons: {
    text: { accessibleText: (element: Element) => string }
    aria: { getRole: (element: Element) => string | null }
  }
}
