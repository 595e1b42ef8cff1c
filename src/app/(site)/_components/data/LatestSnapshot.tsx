import { type Snapshot, SNAPSHOTS_PATH, snapshotPath } from '@/domain/openData/snapshot'
import { byteSizeInKorean } from '@/messages/byteSize'
import { OPEN_DATA_NAMES } from '@/messages/openData'
import { formatDayLong } from '@/ui/format/day'
import { formatCount } from '@/ui/format/number'
import { buttonClass } from '@/ui/kit/buttonClass'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import { Command } from '../developers/Command'

const ROW = 'grid items-center gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[9rem_minmax(0,1fr)_auto]'

/** The files of the newest snapshot: how large they are, and how to know that they came whole. */
export function LatestSnapshot({ snapshot: { date, files }, origin }: { snapshot: Snapshot; origin: string }) {
  const [first] = files
  return (
    <>
      <SectionHeading id="latest" title={`${formatDayLong(date)} 자료`} note="gzip으로 묶은 CSV예요." />
      <ul className="border-t-[1.5px] border-ink">
        {files.map(({ table, name, bytes, sha256, rows }) => (
          <li key={table} className={ROW}>
            <p>
              <b className="text-lead font-semibold">{OPEN_DATA_NAMES[table]}</b>
              <span className="block text-small text-soft tabular-nums">
                {formatCount(rows)}줄 · {byteSizeInKorean(bytes)}
              </span>
            </p>
            <p className="min-w-0 text-note text-faint">
              SHA-256 <span className="block font-mono break-all">{sha256}</span>
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
      {first && (
        <div className="mt-5 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-2">
          <Command text={`curl -O '${origin}${snapshotPath(date, first.name)}'`} what="받는 명령" />
          <Command text={`echo '${first.sha256}  ${first.name}' | sha256sum -c`} what="확인하는 명령" />
          <Command text={`curl '${origin}${SNAPSHOTS_PATH}'`} what="목록을 읽는 명령" />
        </div>
      )}
    </>
  )
}
