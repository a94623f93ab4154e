import { RecordPicker } from '../../shared/RecordsInput.tsx';

interface Props {
  readonly label: string;
  /** The UUIDs of products that cannot be picked. */
  readonly without: ReadonlySet<string>;
  pick(uuid: string): void;
}

/** Finds a product by words of its name or SKU, and hands it on at once. */
export const ProductPicker = ({ label, ...rest }: Props) => (
  <RecordPicker kind="product" label={label} placeholder={label} isLabelHidden {...rest} />
);
