import { Initial } from '../kit/Initial'
import { OpenLink } from '../kit/OpenLink'

interface Props {
  id: number
  nickname: string
  email: string | null
  /** the list where the account opens, where that is not this one */
  of?: string
}

/** A person by name, with their address under it. */
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
