import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import axe from 'axe-core'
import { startDemo } from '../bench/startDemo'
import { workerBrowser } from '../tests/e2e/setup/browser'
import { type Evidence, inspectPage } from './dossier/inspectPage'
import { judge } from './dossier/judge'
import { openTemplates } from './dossier/openTemplates'
import { ELSEWHERE, type Template, TEMPLATES } from './dossier/templates'
import { type Made, writeDossier } from './dossier/writeDossier'
import { runCommand, UsageError } from './runCommand'

/**
 * `npm run dossier -- [FOLDER] [--only WORDS]`: opens every template of the demo as it is built, checks the 33 items of
 * KWCAG 2.2 and writes what was found, and what only people can judge, into a folder. Ends with 1 where an item fails.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
  const folder = resolve(positionals[0] ?? 'dossier')
  const templates = TEMPLATES.filter(({ file }) => new RegExp(values.only ?? '').test(file))
  if (templates.length === 0) throw new UsageError(`그런 화면이 없어요: ${values.only}`)
  const seen = new Map<Template, Evidence>()
  const demo = await startDemo()
  const browser = await workerBrowser(false)
  try {
    mkdirSync(folder, { recursive: true })
    await openTemplates(demo, templates, async (template, page, html) => {
      console.log(`${seen.size + 1}/${templates.length} ${template.name}`)
      const pictures = join(folder, template.file)
      rmSync(pictures, { recursive: true, force: true })
      seen.set(template, await inspectPage(page, html, pictures))
    })
    const others = {
      titles: [...seen].map(([{ path }, { facts }]) => ({ path, title: facts.title })),
      help: [...seen.values()].map(({ facts }) => facts.help),
    }
    const judged = templates.flatMap((template) => {
      const evidence = seen.get(template)
      return evidence ? [{ template, evidence, judgements: judge(evidence, template, others) }] : []
    })
    writeDossier(folder, madeWith(browser.version()), judged, ELSEWHERE)
    const failed = judged.flatMap(({ judgements }) => judgements).filter(({ verdict }) => verdict === '실패').length
    console.log(`${folder}에 화면 ${judged.length}가지를 적었어요. 실패 ${failed}개`)
    return failed > 0 ? 1 : 0
  } finally {
    await browser.close()
    await demo.stop()
  }
}

function madeWith(chromium: string): Made {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
  const date = new Date().toISOString().slice(0, 10)
  return { version, commit, browser: `Chromium ${chromium}`, axe: axe.version, date }
}

await runCommand(main)
