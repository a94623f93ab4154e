import { Button, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { staffAddress } from '../../kit/api/shop.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { EXPORTS } from './exports.ts';

/** Buttons that import products from a file and export them. */
export default function ListActions() {
  const may = useMay();
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<Icon name="download" />}>
            {text('products.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {EXPORTS.map(([format, label]) => (
            <Menu.Item
              key={format}
              component="a"
              href={staffAddress(`/api/products/export?format=${format}`)}
              download={`products.${format}`}
            >
              {text(label)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {may('createProduct') && may('updateProduct') && (
        <Button
          component={Link}
          {...linkTo('/products/import')}
          variant="default"
          leftSection={<Icon name="upload" />}
        >
          {text('products.import')}
        </Button>
      )}
    </>
  );
}
