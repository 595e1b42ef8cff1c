import { RECONCILE_PATH } from '@/contract/reconcile'
import { EMBED_LIST_HEIGHT, EMBED_WIDTH } from '@/domain/site/embed'
import { MCP_PATH } from '@/domain/site/site'
import { MCP_TOOLS } from '@/messages/mcp'
import { DEVELOPERS } from '@/messages/site/developers'
import { Command } from './Command'

const SECTION = 'mt-10 max-w-3xl border-t border-line pt-8'
const HEADING = 'scroll-mt-20 text-lead font-semibold tracking-tight'
const NOTE = 'mt-1 text-small text-soft'

const listTools = (origin: string): string =>
  `curl '${origin}${MCP_PATH}' -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream' ` +
  `-d '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'`

const frameCode = (origin: string): string =>
  `<iframe src="${origin}/embed/list?province=서울특별시&amp;district=중구" title="공공밥상" width="${EMBED_WIDTH}" ` +
  `height="${EMBED_LIST_HEIGHT}" loading="lazy"></iframe>`

/** Ways for programs that read texts, that speak the Model Context Protocol or match tables, and for other sites. */
export const ForPrograms = ({ origin }: { origin: string }) => (
  <>
    <section aria-labelledby="markdown" className={SECTION}>
      <h2 id="markdown" className={HEADING}>
        {DEVELOPERS.markdownTitle}
      </h2>
      <p className={NOTE}>{DEVELOPERS.markdown}</p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-2">
        <Command text={`curl '${origin}/regions.md'`} what={DEVELOPERS.markdownCommand} />
        <Command text={`curl '${origin}/llms.txt'`} what={DEVELOPERS.guideCommand} />
      </div>
    </section>
    <section aria-labelledby="mcp" className={SECTION}>
      <h2 id="mcp" className={HEADING}>
        {DEVELOPERS.mcpTitle}
      </h2>
      <p className={NOTE}>{DEVELOPERS.mcp}</p>
      <div className="mt-4">
        <Command text={listTools(origin)} what={DEVELOPERS.mcpCommand} />
      </div>
      <dl className="mt-4 text-small">
        {Object.entries(MCP_TOOLS).map(([name, { title, description }]) => (
          <div
            key={name}
            className="grid gap-x-6 border-t border-line py-2 first:border-0 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="font-mono text-[0.84rem] font-semibold">{name}</dt>
            <dd className="min-w-0">
              {title}
              <span className="block text-note break-words text-faint">{description}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
    <section aria-labelledby="embed" className={SECTION}>
      <h2 id="embed" className={HEADING}>
        {DEVELOPERS.embedTitle}
      </h2>
      <p className={NOTE}>{DEVELOPERS.embed}</p>
      <div className="mt-4">
        <Command text={frameCode(origin)} what={DEVELOPERS.embedCommand} />
      </div>
    </section>
    <section aria-labelledby="openrefine" className={SECTION}>
      <h2 id="openrefine" className={HEADING}>
        {DEVELOPERS.reconcileTitle}
      </h2>
      <p className={NOTE}>{DEVELOPERS.reconcile}</p>
      <div className="mt-4">
        <Command text={origin + RECONCILE_PATH} what={DEVELOPERS.reconcileCommand} />
      </div>
    </section>
  </>
)
