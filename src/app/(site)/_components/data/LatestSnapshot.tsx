import { type Snapshot, SNAPSHOTS_PATH, snapshotPath } from '@/domain/openData/snapshot'
import { byteSizeInKorean } from '@/messages/byteSize'
import { OPEN_DATA_NAMES } from '@/messages/openData'
import { formatDayLong } from '@/ui/format/day'
import { formatCount } from '@/ui/format/number'
import { buttonClass } from '@/ui/kit/buttonClass'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import { Command } from '../developers/Command'

const ROW = 'grid items-center gap-x-6 gap-y-2 border-b border-line py-4 grid-cols-[minmax(0,1fr)_auto]'

export function LatestSnapshot({ snapshot: { date, files }, origin }: { snapshot: Snapshot; origin: string }) {
  const [first] = files
  return (
    <>
      <SectionHeading id="latest" title={`${formatDayLong(date)} 자료`} note="gzip으로 묶은 CSV예요." />
      <ul className="border-t-[1.5px] border-ink">
        {files.map(({ table, name, bytes, rows }) => (
          <li key={table} className={ROW}>
            <p>
              <b className="text-lead font-semibold">{OPEN_DATA_NAMES[table]}</b>
              <span className="block text-small text-soft tabular-nums">
                {formatCount(rows)}줄 · {byteSizeInKorean(bytes)}
              </span>
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
      {first && <CheckFiles first={first} date={date} files={files} origin={origin} />}
    </>
  )
}

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
