import {
  CATALOG_PATH,
  PACKAGE_FILE,
  type Snapshot,
  SNAPSHOTS_PATH,
  snapshotPath,
  type OpenDataTable,
} from '@/domain/openData'
import { byteSizeInKorean } from '@/messages/byteSize'
import { OPEN_DATA_NAMES, OPEN_DATA_COLUMNS, SNAPSHOT_CHANGES } from '@/messages/openData'
import { formatDay, formatDayLong } from '@/ui/format/day'
import { formatCount } from '@/ui/format/number'
import { buttonClass } from '@/ui/kit/buttonClass'
import { SectionHeading } from '@/ui/kit/Headings'
import { FileLink } from '@/ui/kit/TextLink'
import { Command } from './Command'

const ROW = 'grid items-center gap-x-6 gap-y-2 border-b border-line py-4 grid-cols-[minmax(0,1fr)_auto]'

export function LatestSnapshot({ snapshot, origin }: { snapshot: Snapshot; origin: string }) {
  const { date, files, schema_version } = snapshot
  const [first] = files
  return (
    <>
      <SectionHeading
        id="latest"
        title={`${formatDayLong(date)} 자료`}
        note={`gzip으로 묶은 CSV예요. ${SNAPSHOT_CHANGES.schema(schema_version)}`}
      />
      <ul className="border-t-[1.5px] border-ink">
        {files.map(({ table, name, bytes, rows, changes }) => (
          <li key={table} className={ROW}>
            <p>
              <b className="text-lead font-semibold">{OPEN_DATA_NAMES[table]}</b>
              <span className="block text-small text-soft tabular-nums">
                {formatCount(rows)}줄 · {byteSizeInKorean(bytes)}
              </span>
              {changes && <span className="block text-note text-faint tabular-nums">{changesText(changes)}</span>}
            </p>
            <a
              href={snapshotPath(date, name)}
              download
              rel="nofollow"
              aria-label={`${OPEN_DATA_NAMES[table]} 내려받기, ${byteSizeInKorean(bytes)}`}
              className={buttonClass('plain')}
            >
              내려받기
            </a>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6 text-small">
        <FileLink href={snapshotPath(date, PACKAGE_FILE)}>{SNAPSHOT_CHANGES.package}</FileLink>
        <FileLink href={CATALOG_PATH}>{SNAPSHOT_CHANGES.catalog}</FileLink>
      </p>
      {first && <CheckFiles first={first} date={date} files={files} origin={origin} />}
    </>
  )
}

const changesText = ({ since, added, removed, changed }: NonNullable<Snapshot['files'][number]['changes']>): string =>
  SNAPSHOT_CHANGES.since(formatDay(since), formatCount(added), formatCount(removed), formatCount(changed))

type Checked = Pick<Snapshot, 'date' | 'files'> & { first: Snapshot['files'][number]; origin: string }

function CheckFiles({ first, date, files, origin }: Checked) {
  return (
    <details className="border-b border-line">
      <summary className="flex min-h-11 items-center py-3 text-small font-semibold">
        받은 파일 확인하기(SHA-256)
      </summary>
      <ul className="pb-3 text-note text-faint">
        {files.map(({ table, sha256 }) => (
          <li key={table} className="py-1">
            {OPEN_DATA_NAMES[table]} <span className="block font-mono break-all">{sha256}</span>
          </li>
        ))}
      </ul>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-2 pb-5">
        <Command text={`curl -O '${origin}${snapshotPath(date, first.name)}'`} what="받는 명령" />
        <Command text={`echo '${first.sha256}  ${first.name}' | sha256sum -c`} what="확인하는 명령" />
        <Command text={`curl '${origin}${SNAPSHOTS_PATH}'`} what="목록을 읽는 명령" />
      </div>
    </details>
  )
}

export function OlderSnapshots({ snapshots }: { snapshots: readonly Snapshot[] }) {
  return (
    <section aria-labelledby="older" className="mt-14">
      <SectionHeading id="older" title="지난 자료" />
      <ul className="border-t-[1.5px] border-ink text-small">
        {snapshots.map(({ date, files }) => (
          <li key={date} className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line py-3">
            <b className="w-36 font-semibold">{formatDayLong(date)}</b>
            {files.map(({ table, name, bytes }) => (
              <span key={table}>
                <FileLink href={snapshotPath(date, name)}>{OPEN_DATA_NAMES[table]}</FileLink>{' '}
                <span className="text-faint tabular-nums">{byteSizeInKorean(bytes)}</span>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Columns({ table }: { table: OpenDataTable }) {
  const columns = Object.entries(OPEN_DATA_COLUMNS[table])
  return (
    <details className="border-t border-line last:border-b">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-3 font-semibold">
        {OPEN_DATA_NAMES[table]} <span className="font-light text-soft">{columns.length}칸</span>
      </summary>
      <dl className="grid gap-x-10 pb-5 text-small lg:grid-cols-2">
        {columns.map(([name, { heading, meaning }]) => (
          <div key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-t border-line/60 py-2">
            <dt className="font-semibold">{heading}</dt>
            <dd className="min-w-0 text-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
