import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inspectPage } from '../../scripts/dossier/inspectPage'
import { judge } from '../../scripts/dossier/judge'
import { noteListeners } from '../../scripts/dossier/probe'
import type { Template } from '../../scripts/dossier/templates'
import { WINDOW } from '../../scripts/dossier/tryViews'
import { writeDossier } from '../../scripts/dossier/writeDossier'
import { newVisitor, type Visitor } from './setup/newVisitor'

const TEMPLATE: Template = { file: 'sample', name: '예시', pattern: '/sample', path: '/sample', as: 'visitor' }
const HELP = ['/faq', '/contact']
const MADE = { version: '0', commit: '0', browser: 'Chromium', axe: '4', date: '2026-01-01' }

const documentOf = (styles: string, main: string, script = ''): string =>
  `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>예시 화면</title>
  <meta name="viewport" content="width=device-width"><style>
  a.skip{position:absolute;top:-9em} a.skip:focus{top:0} a,button{display:inline-block;min-width:44px;min-height:44px}
  ${styles}</style></head><body><a class="skip" href="#main">본문으로 바로가기</a>
  <header><a href="/">예시</a></header><main id="main" tabindex="-1"><h1>예시</h1>${main}</main>
  <footer><a href="/faq">자주 묻는 질문</a> <a href="/contact">문의하기</a></footer><script>${script}</script></body></html>`

const SOUND = documentOf(
  '',
  '<p>점심을 먹을 곳을 찾아보세요.</p><img src="data:," alt="식당의 약도"><button>찾기</button>',
)

/** One fault of each kind: no text for a picture, focus held and not shown, a small control, a wide part. */
const FAULTY = documentOf(
  '.small{min-width:12px;min-height:12px;width:12px;height:12px;padding:0;font-size:4px}' +
    '.blind:focus{outline:none} .wide{width:600px}',
  '<img src="data:,x"><button class="blind">가두기</button><button class="small">작</button>' +
    '<div class="wide">넓은 부분</div><button>다음</button>',
  `document.querySelector('.blind').onkeydown = (event) => event.key !== 'Tab';` +
    `document.addEventListener('keydown', (event) => event.key === 'j' && document.querySelector('h1').append('!'))`,
)

describe('Accessibility dossier', () => {
  let guest: Visitor
  let folder: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dossier-'))
    guest = await newVisitor(WINDOW)
    await guest.context.addInitScript(noteListeners)
  })
  afterEach(async () => {
    await guest.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** The verdicts on a page, which are also written. */
  async function verdictsOn(html: string): Promise<Record<string, string>> {
    const { page } = guest
    await page.route('**/sample', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
    await page.goto('/sample')
    const evidence = await inspectPage(page, html, join(folder, 'sample'))
    const judgements = judge(evidence, TEMPLATE, { titles: [{ path: '/sample', title: '예시 화면' }], help: [HELP] })
    writeDossier(folder, MADE, [{ template: TEMPLATE, evidence, judgements }], {})
    return Object.fromEntries(judgements.map(({ number, verdict }) => [number, verdict]))
  }

  it('A sound page fails nothing, and what only people can judge is left to them with its material', async () => {
    const verdicts = await verdictsOn(SOUND)
    expect(Object.entries(verdicts).filter(([, verdict]) => verdict === '실패')).toEqual([])
    expect(verdicts).toMatchObject({ '5.1.1': '사람이 판단', '5.2.1': '해당 없음', '6.1.2': '자동 확인' })
    expect(readFileSync(join(folder, 'sample.md'), 'utf8')).toContain('`img: «식당의 약도»`')
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('| 6.1.2 | 초점 이동과 표시 | 0 | 0 | 1 | 0 |')
  })

  it('A page with planted faults fails each of them', async () => {
    const verdicts = await verdictsOn(FAULTY)
    const failed = Object.keys(verdicts).filter((number) => verdicts[number] === '실패')
    expect(failed).toEqual(expect.arrayContaining(['5.1.1', '6.1.2', '6.1.3', '6.1.4', 'WCAG 1.4.10', '강제 색상']))
    const written = readFileSync(join(folder, 'README.md'), 'utf8')
    for (const words of ['초점이 갇힘', '초점이 보이지 않음', '대각선', '옆으로', '글자 단축키: j', 'image-alt'])
      expect(written).toContain(words)
  })
})
