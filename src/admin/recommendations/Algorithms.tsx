import { LIKED_STARS, LIST_KEPT, TRENDING_DAYS } from '@/domain/recommendation/limits'
import { Card } from '../kit/Card'
import { Facts } from '../kit/Facts'

const RULES: [name: string, rule: string][] = [
  [
    '인기 기반',
    '방문 수와 기관 수(로그), 리뷰 수로 보정한 평점을 비중대로 더해요. 한 번도 찾지 않은 곳은 추천하지 않아요.',
  ],
  [
    '지역 기반',
    `시군구마다 인기 점수가 높은 ${LIST_KEPT}곳이에요. 식당 화면에서는 그 식당의 지역을, 첫 화면에서는 기본 지역을 보여 줘요.`,
  ],
  [
    '취향 기반',
    `회원이 저장한 곳과 별 ${LIKED_STARS}개 이상을 준 곳의 지역, 업종, 1인당 금액에 가까운 곳이에요. 이미 아는 곳은 빼요.`,
  ],
  [
    '급상승',
    `방문은 가장 새로운 기록까지의 ${TRENDING_DAYS}일, 리뷰는 지난 ${TRENDING_DAYS}일을 그 앞 ${TRENDING_DAYS}일과 비교해요.`,
  ],
]

export const Algorithms = () => (
  <div style={{ marginTop: 16 }}>
    <Card title="추천 방식">
      <Facts>
        {RULES.map(([name, rule]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  </div>
)
