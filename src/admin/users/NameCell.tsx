import { Initial } from '../kit/Initial'
import { OpenLink } from '../kit/OpenLink'

interface Props {
  id: number
  nickname: string
  email: string | null
  /** the list in which the account opens, if not this one */
  of?: string
}

export const NameCell = ({ id, nickname, email, of }: Props) => (
  <span style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
    <Initial name={nickname} />
    <span style={{ minWidth: 0 }}>
      <OpenLink id={id} of={of}>
        <b style={{ fontWeight: 640 }}>{nickname}</b>
      </OpenLink>
      <span style={{ display: 'block', color: 'var(--soft)', fontSize: 12.5 }}>{email ?? '이메일 없음'}</span>
    </span>
  </span>
)
