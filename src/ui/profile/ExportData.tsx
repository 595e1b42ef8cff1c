import { OWN_DATA_PATH } from '@/domain/member/profile'
import { OWN_DATA } from '@/messages/site/profile'
import { buttonClass } from '../kit/buttonClass'

/** A plain link: the browser saves the file under its given name. */
export function ExportData() {
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-small text-soft">{OWN_DATA.note}</p>
      <a href={OWN_DATA_PATH} download className={buttonClass('plain')}>
        {OWN_DATA.download}
      </a>
    </>
  )
}
