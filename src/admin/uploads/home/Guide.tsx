import { UPLOAD_RETENTION_DAYS } from '@/domain/upload/limits'
import { Card } from '../../kit/Card'

export const Guide = () => (
  <Card title="올리는 순서">
    <ol style={{ margin: 0, paddingLeft: 20, display: 'grid', gap: 5 }}>
      <li>
        기관이 공개한 파일을 받은 그대로 올려요. 열 이름이나 순서를 바꾸지 않아도 돼요. ZIP은 든 파일마다 따로 읽어요.
      </li>
      <li>찾은 머리글과 열의 뜻을 봐요. 고치면 같은 양식의 다음 파일에서는 자동으로 그렇게 읽어요.</li>
      <li>원문과 읽은 것을 나란히 보고, 묶음마다 한 번에 고쳐요. 파일 자체는 바뀌지 않아요.</li>
      <li>무엇이 만들어지고 건너뛰는지 계산한 뒤 반영해요. 창을 닫아도 서버에서 이어져요.</li>
      <li>반영한 것은 통째로 되돌릴 수 있어요. 같은 파일을 다시 올려도 두 번 들어가지 않아요.</li>
    </ol>
    <p style={{ margin: '10px 0 0', fontSize: 12.5, color: 'var(--soft)' }}>
      올린 파일은 {UPLOAD_RETENTION_DAYS}일 뒤에 지워지고, 반영한 기록은 남아요. 사람 이름은 저장하지 않아요.
    </p>
  </Card>
)
