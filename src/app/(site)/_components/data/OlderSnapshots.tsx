import { type Snapshot, snapshotPath } from '@/domain/openData/snapshot'
import { byteSizeInKorean } from '@/messages/byteSize'
import { OPEN_DATA_NAMES } from '@/messages/openData'
import { formatDayLong } from '@/ui/format/day'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import { FileLink } from '@/ui/kit/TextLink'

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
