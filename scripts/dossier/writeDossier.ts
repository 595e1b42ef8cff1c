import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Evidence } from './inspectPage'
import { type Judgement, VERDICTS } from './judge'
import type { Template } from './templates'

export interface Judged {
  template: Template
  evidence: Evidence
  judgements: Judgement[]
}

/** What was looked at, and with what. */
export interface Made {
  version: string
  commit: string
  browser: string
  axe: string
  date: string
}

const PICTURES = {
  window: '1280 px',
  'zoom-400': '400 % 확대',
  spacing: '글자 간격',
  'forced-colors': '강제 색상',
  grey: '색 없음',
}

/** What no check of a page can show. */
const PEOPLE = [
  '화면낭독프로그램(센스리더, NVDA, VoiceOver, TalkBack)으로 찾기, 식당 보기, 로그인, 리뷰 쓰기, 정정·삭제 요청을 끝까지 해 보기',
  '장애가 있는 사용자가 같은 일을 해 보는 사용자 심사',
  '사람들이 올린 사진과 글, 운영자가 쓴 공지와 약관의 내용',
  '직원이 초대 메일과 알림 메일을 받아 처리하는 과정',
]

/** Writes the dossier: one file for the whole, one for each template, and everything that was seen as JSON. */
export function writeDossier(
  folder: string,
  made: Made,
  all: readonly Judged[],
  elsewhere: Record<string, string>,
): void {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), withoutTokens(text))
  write('README.md', wholeOf(made, all, elsewhere))
  for (const judged of all) write(`${judged.template.file}.md`, pageOf(judged))
  write('evidence.json', `${JSON.stringify({ made, templates: all }, null, 1)}\n`)
}

/** Secret addresses and ids that React numbers differ with every run. */
const withoutTokens = (text: string): string =>
  text.replace(/(?<=\/(?:lists|together|contact)\/)[\w-]{20,}/g, '{token}').replace(/[_«:]r[\w]+[_»:]/g, '{id}')

const code = (line: string): string => `\`${line.replaceAll('`', "'").replace(/\s+/g, ' ').trim()}\``
const list = (lines: readonly string[]): string => lines.map((line) => `- ${code(line)}\n`).join('')
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
const row = (...cells: (string | number)[]): string => `| ${cells.map((one) => cell(String(one))).join(' | ')} |\n`
const table = (headings: string[], rows: string[]): string =>
  row(...headings) + row(...headings.map(() => '---')) + rows.join('')

const countsOf = (judgements: readonly Judgement[]): number[] =>
  VERDICTS.map((verdict) => judgements.filter((one) => one.verdict === verdict).length)

function wholeOf(made: Made, all: readonly Judged[], elsewhere: Record<string, string>): string {
  const numbers = all[0]?.judgements ?? []
  const of = (number: string) =>
    all.flatMap(({ template, judgements }) =>
      judgements.filter((one) => one.number === number).map((one) => ({ ...one, template })),
    )
  const failed = all.flatMap(({ template, judgements }) =>
    judgements.filter(({ verdict }) => verdict === '실패').map((one) => ({ ...one, template })),
  )
  return `# 공공밥상 웹 접근성 서류

한국형 웹 콘텐츠 접근성 지침 2.2(KS X OT0003:2022)의 검사항목 33개를 화면 ${all.length}가지에서 확인했습니다.
지침에 없는 확대, 글자 간격, 강제 색상, 움직임 줄이기도 함께 보았습니다.

${table(
  ['제품', '커밋', '브라우저', 'axe-core', '만든 날'],
  [row(made.version, made.commit, made.browser, made.axe, made.date)],
)}
- **자동 확인**: 프로그램이 확인했고 어긋난 곳이 없음
- **해당 없음**: 대상이 화면에 없음(세어 보았음)
- **사람이 판단**: 프로그램이 모은 자료를 보고 사람이 정해야 함
- **실패**: 어긋난 곳이 있음

## 검사항목별

${table(
  ['번호', '검사항목', ...VERDICTS],
  numbers.map(({ number, name }) => row(number, name, ...countsOf(of(number)))),
)}
## 실패한 것

${failed.map(faultsOf).join('') || '없음\n\n'}## 화면별

${table(
  ['화면', '주소', ...VERDICTS],
  all.map(({ template, judgements }) =>
    row(`[${template.name}](${template.file}.md)`, template.path, ...countsOf(judgements)),
  ),
)}
## 사람이 판단할 것

${table(
  ['번호', '검사항목', '물음', '화면'],
  numbers.flatMap(({ number, name }) => questionsOf(of(number)).map(([ask, count]) => row(number, name, ask, count))),
)}
화면을 보아서는 알 수 없는 것:

${PEOPLE.map((one) => `- ${one}\n`).join('')}
## 따로 보지 않은 화면

${table(
  ['주소', '이유'],
  Object.entries(elsewhere).map(([path, why]) => row(path, why)),
)}`
}

const faultsOf = ({ template, number, name, faults }: Judgement & { template: Template }): string =>
  `### ${template.name}: ${number} ${name}\n\n${list(faults)}\n`

/** The questions to people about an item, and of how many templates each is asked. */
function questionsOf(judgements: readonly Judgement[]): [ask: string, templates: number][] {
  const asks = judgements
    .filter(({ verdict }) => verdict === '사람이 판단')
    .map(({ why }) => why.replace(/ \(자동: .*/s, ''))
  return [...new Set(asks)].map((ask) => [ask, asks.filter((other) => other === ask).length])
}

function pageOf({ template, evidence, judgements }: Judged): string {
  const { forward, outline } = evidence
  const shown = (isShown: boolean): string => (isShown ? '예' : '아니요')
  return `# ${template.name}

${code(template.path)} · 제목 ${code(evidence.facts.title)} · [전체](README.md)

${Object.entries(PICTURES)
  .map(([name, title]) => `[${title}](${template.file}/${name}.jpg)`)
  .join(' · ')}

${table(
  ['번호', '검사항목', '판정', '근거'],
  judgements.map(({ number, name, verdict, why }) => row(number, name, verdict, why)),
)}
## 자료

${judgements
  .filter(({ faults, material }) => faults.length + material.length > 0)
  .map(
    ({ number, name, faults, material }) =>
      `### ${number} ${name}\n\n${list(faults.map((one) => `실패: ${one}`))}${list(material)}\n`,
  )
  .join('')}
## Tab으로 지나간 곳

${table(
  ['순서', '역할과 이름', '초점이 보임', '강제 색상에서도'],
  forward.stops.map(({ what, isFocusShown }, at) =>
    row(
      at + 1,
      what,
      shown(isFocusShown),
      shown(evidence.backward.stops.some((one) => one.what === what && one.isFocusShown)),
    ),
  ),
)}
## 읽는 순서와 이름

\`\`\`yaml
${outline}
\`\`\`
`
}
