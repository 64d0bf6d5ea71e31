import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Back } from '@/ui';

interface StockProps {
  count: number;
  /** Draws, or explains why not; null for somebody who does not play. */
  onDraw: (() => void) | null;
  mayDraw: boolean;
}

/** The draw pile with its count. */
export const Stock = memo(function Stock({ count, onDraw, mayDraw }: StockProps): ReactElement {
  const { t } = useTranslation('table');
  const label = t('stock', { count });
  return (
    <div className="pile">
      {onDraw === null ? (
        <span className="stock" role="img" aria-label={label} data-spot="stock">
          <StockBack count={count} />
        </span>
      ) : (
        <button
          className="stock"
          type="button"
          data-spot="stock"
          data-can={mayDraw || undefined}
          aria-disabled={!mayDraw || undefined}
          aria-label={mayDraw ? t('stock_draw', { count }) : label}
          onClick={onDraw}
        >
          <StockBack count={count} />
        </button>
      )}
      <span className="label" aria-hidden="true">
        <b className="num">{count}</b> {t('left')}
      </span>
    </div>
  );
});

function StockBack({ count }: { count: number }): ReactElement {
  if (count === 0) return <i className="slot" />;
  return <Back />;
}
