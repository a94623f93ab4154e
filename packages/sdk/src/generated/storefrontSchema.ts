// Written by `npm run generate:sdk`. Not edited by hand.

interface NonNull<T> {
  kind: 'NON_NULL';
  name: never;
  ofType: T;
}
interface List<T> {
  kind: 'LIST';
  name: never;
  ofType: T;
}
interface Of<Kind extends string, Name extends string> {
  kind: Kind;
  name: Name;
  ofType: null;
}
interface Field<Name extends string, Type> {
  name: Name;
  type: Type;
}
interface Input<Name extends string, Type, Default = null> {
  name: Name;
  type: Type;
  defaultValue: Default;
}

/** The StorefrontSchema schema, for `initGraphQLTada`. */
export interface StorefrontSchema {
  name: 'storefront';
  query: 'Query';
  mutation: never;
  subscription: never;
  types: {
    CurrentFilter: {
      kind: 'OBJECT';
      name: 'CurrentFilter';
      fields: {
        key: Field<'key', NonNull<Of<'SCALAR', 'String'>>>;
        operation: Field<'operation', NonNull<Of<'ENUM', 'FilterOperation'>>>;
        value: Field<'value', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    String: unknown;
    DateTime: unknown;
    FilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'FilterInput';
      isOneOf: false;
      inputFields: [
        Input<'key', NonNull<Of<'SCALAR', 'String'>>>,
        Input<'operation', NonNull<Of<'ENUM', 'FilterOperation'>>>,
        Input<'value', NonNull<Of<'SCALAR', 'String'>>>,
      ];
    };
    FilterOperation: {
      kind: 'ENUM';
      name: 'FilterOperation';
      enumValues: 'eq' | 'neq' | 'gt' | 'gteq' | 'lt' | 'lteq' | 'like' | 'nlike' | 'in' | 'nin';
    };
    JSON: unknown;
    PageInfo: {
      kind: 'OBJECT';
      name: 'PageInfo';
      fields: {
        hasNextPage: Field<'hasNextPage', NonNull<Of<'SCALAR', 'Boolean'>>>;
        endCursor: Field<'endCursor', Of<'SCALAR', 'String'>>;
      };
    };
    Boolean: unknown;
    Price: {
      kind: 'OBJECT';
      name: 'Price';
      fields: {
        value: Field<'value', NonNull<Of<'SCALAR', 'Float'>>>;
        currency: Field<'currency', NonNull<Of<'SCALAR', 'String'>>>;
        text: Field<'text', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Float: unknown;
    Query: {
      kind: 'OBJECT';
      name: 'Query';
      fields: {
        shop: Field<'shop', NonNull<Of<'OBJECT', 'Shop'>>>;
        currentCustomer: Field<'currentCustomer', Of<'OBJECT', 'Customer'>>;
        url: Field<'url', Of<'OBJECT', 'Url'>>;
        currentRoute: Field<'currentRoute', Of<'OBJECT', 'Url'>>;
        category: Field<'category', Of<'OBJECT', 'Category'>>;
        categoryByUrlKey: Field<'categoryByUrlKey', Of<'OBJECT', 'Category'>>;
        categories: Field<'categories', NonNull<Of<'OBJECT', 'CategoryCollection'>>>;
        categoriesConnection: Field<'categoriesConnection', NonNull<Of<'OBJECT', 'CategoryConnection'>>>;
        collection: Field<'collection', Of<'OBJECT', 'Collection'>>;
        product: Field<'product', Of<'OBJECT', 'Product'>>;
        productByUrlKey: Field<'productByUrlKey', Of<'OBJECT', 'Product'>>;
        products: Field<'products', NonNull<Of<'OBJECT', 'ProductCollection'>>>;
        productsConnection: Field<'productsConnection', NonNull<Of<'OBJECT', 'ProductConnection'>>>;
        paymentMethods: Field<'paymentMethods', NonNull<List<NonNull<Of<'OBJECT', 'PaymentMethod'>>>>>;
        cart: Field<'cart', Of<'OBJECT', 'Cart'>>;
        myCart: Field<'myCart', Of<'OBJECT', 'Cart'>>;
        order: Field<'order', Of<'OBJECT', 'Order'>>;
        blogCategory: Field<'blogCategory', Of<'OBJECT', 'BlogCategory'>>;
        blogCategoryByUrlKey: Field<'blogCategoryByUrlKey', Of<'OBJECT', 'BlogCategory'>>;
        blogCategories: Field<'blogCategories', NonNull<Of<'OBJECT', 'BlogCategoryCollection'>>>;
        blogCategoriesConnection: Field<
          'blogCategoriesConnection',
          NonNull<Of<'OBJECT', 'BlogCategoryConnection'>>
        >;
        blogPost: Field<'blogPost', Of<'OBJECT', 'BlogPost'>>;
        blogPostByUrlKey: Field<'blogPostByUrlKey', Of<'OBJECT', 'BlogPost'>>;
        blogPosts: Field<'blogPosts', NonNull<Of<'OBJECT', 'BlogPostCollection'>>>;
        blogPostsConnection: Field<'blogPostsConnection', NonNull<Of<'OBJECT', 'BlogPostConnection'>>>;
        cmsPage: Field<'cmsPage', Of<'OBJECT', 'CmsPage'>>;
        currentCmsPage: Field<'currentCmsPage', Of<'OBJECT', 'CmsPage'>>;
        cmsPages: Field<'cmsPages', NonNull<Of<'OBJECT', 'CmsPageCollection'>>>;
        cmsPagesConnection: Field<'cmsPagesConnection', NonNull<Of<'OBJECT', 'CmsPageConnection'>>>;
        currentLandingPage: Field<'currentLandingPage', Of<'OBJECT', 'LandingPage'>>;
        menu: Field<'menu', Of<'OBJECT', 'Menu'>>;
        searchSuggestions: Field<'searchSuggestions', NonNull<Of<'OBJECT', 'SearchSuggestions'>>>;
        cardField: Field<'cardField', Of<'OBJECT', 'CardField'>>;
      };
    };
    ID: unknown;
    Int: unknown;
    Shop: {
      kind: 'OBJECT';
      name: 'Shop';
      fields: {
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
        currency: Field<'currency', NonNull<Of<'SCALAR', 'String'>>>;
        locale: Field<'locale', NonNull<Of<'SCALAR', 'String'>>>;
        languages: Field<'languages', NonNull<List<NonNull<Of<'SCALAR', 'String'>>>>>;
        timezone: Field<'timezone', NonNull<Of<'SCALAR', 'String'>>>;
        weightUnit: Field<'weightUnit', NonNull<Of<'SCALAR', 'String'>>>;
        metafields: Field<'metafields', NonNull<List<NonNull<Of<'OBJECT', 'Metafield'>>>>>;
        metafield: Field<'metafield', Of<'OBJECT', 'Metafield'>>;
      };
    };
    Metafield: {
      kind: 'OBJECT';
      name: 'Metafield';
      fields: {
        namespace: Field<'namespace', NonNull<Of<'SCALAR', 'String'>>>;
        key: Field<'key', NonNull<Of<'SCALAR', 'String'>>>;
        type: Field<'type', NonNull<Of<'ENUM', 'MetafieldType'>>>;
        value: Field<'value', Of<'SCALAR', 'JSON'>>;
      };
    };
    MetafieldType: {
      kind: 'ENUM';
      name: 'MetafieldType';
      enumValues:
        | 'short_text'
        | 'long_text'
        | 'rich_text'
        | 'integer'
        | 'number'
        | 'boolean'
        | 'date'
        | 'color'
        | 'url'
        | 'group';
    };
    Customer: {
      kind: 'OBJECT';
      name: 'Customer';
      fields: {
        customerId: Field<'customerId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Int'>>>;
        email: Field<'email', NonNull<Of<'SCALAR', 'String'>>>;
        fullName: Field<'fullName', NonNull<Of<'SCALAR', 'String'>>>;
        group: Field<'group', NonNull<Of<'OBJECT', 'CustomerGroup'>>>;
        addresses: Field<'addresses', NonNull<List<NonNull<Of<'OBJECT', 'CustomerAddress'>>>>>;
        updateProfileApi: Field<'updateProfileApi', NonNull<Of<'SCALAR', 'String'>>>;
        addAddressApi: Field<'addAddressApi', NonNull<Of<'SCALAR', 'String'>>>;
        metafields: Field<'metafields', NonNull<List<NonNull<Of<'OBJECT', 'Metafield'>>>>>;
        metafield: Field<'metafield', Of<'OBJECT', 'Metafield'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        orders: Field<'orders', NonNull<Of<'OBJECT', 'OrderConnection'>>>;
      };
    };
    CustomerAddress: {
      kind: 'OBJECT';
      name: 'CustomerAddress';
      fields: {
        customerAddressId: Field<'customerAddressId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        fullName: Field<'fullName', NonNull<Of<'SCALAR', 'String'>>>;
        telephone: Field<'telephone', NonNull<Of<'SCALAR', 'String'>>>;
        address1: Field<'address1', NonNull<Of<'SCALAR', 'String'>>>;
        address2: Field<'address2', Of<'SCALAR', 'String'>>;
        postcode: Field<'postcode', NonNull<Of<'SCALAR', 'String'>>>;
        city: Field<'city', NonNull<Of<'SCALAR', 'String'>>>;
        province: Field<'province', NonNull<Of<'SCALAR', 'String'>>>;
        provinceName: Field<'provinceName', NonNull<Of<'SCALAR', 'String'>>>;
        country: Field<'country', NonNull<Of<'SCALAR', 'String'>>>;
        isDefault: Field<'isDefault', NonNull<Of<'SCALAR', 'Boolean'>>>;
        updateApi: Field<'updateApi', NonNull<Of<'SCALAR', 'String'>>>;
        deleteApi: Field<'deleteApi', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    CustomerGroup: {
      kind: 'OBJECT';
      name: 'CustomerGroup';
      fields: {
        customerGroupId: Field<'customerGroupId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        groupName: Field<'groupName', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Url: {
      kind: 'OBJECT';
      name: 'Url';
      fields: {
        path: Field<'path', NonNull<Of<'SCALAR', 'String'>>>;
        entityType: Field<'entityType', Of<'SCALAR', 'String'>>;
        entityUuid: Field<'entityUuid', Of<'SCALAR', 'ID'>>;
        target: Field<'target', Of<'SCALAR', 'String'>>;
        redirectTo: Field<'redirectTo', Of<'SCALAR', 'String'>>;
      };
    };
    AttributeOption: {
      kind: 'OBJECT';
      name: 'AttributeOption';
      fields: {
        optionId: Field<'optionId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        optionText: Field<'optionText', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Category: {
      kind: 'OBJECT';
      name: 'Category';
      fields: {
        categoryId: Field<'categoryId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Int'>>>;
        position: Field<'position', NonNull<Of<'SCALAR', 'Int'>>>;
        description: Field<'description', Of<'SCALAR', 'String'>>;
        shortDescription: Field<'shortDescription', Of<'SCALAR', 'String'>>;
        urlKey: Field<'urlKey', NonNull<Of<'SCALAR', 'String'>>>;
        metaTitle: Field<'metaTitle', Of<'SCALAR', 'String'>>;
        metaDescription: Field<'metaDescription', Of<'SCALAR', 'String'>>;
        metaKeywords: Field<'metaKeywords', Of<'SCALAR', 'String'>>;
        image: Field<'image', Of<'OBJECT', 'CategoryImage'>>;
        products: Field<'products', NonNull<Of<'OBJECT', 'ProductCollection'>>>;
        availableAttributes: Field<
          'availableAttributes',
          NonNull<List<NonNull<Of<'OBJECT', 'CategoryAttribute'>>>>
        >;
        priceRange: Field<'priceRange', Of<'OBJECT', 'PriceRange'>>;
        parent: Field<'parent', Of<'OBJECT', 'Category'>>;
        children: Field<'children', NonNull<List<NonNull<Of<'OBJECT', 'Category'>>>>>;
        hasChildren: Field<'hasChildren', NonNull<Of<'SCALAR', 'Boolean'>>>;
        path: Field<'path', NonNull<List<NonNull<Of<'OBJECT', 'Category'>>>>>;
        url: Field<'url', Of<'SCALAR', 'String'>>;
        editUrl: Field<'editUrl', Of<'SCALAR', 'String'>>;
        metafields: Field<'metafields', NonNull<List<NonNull<Of<'OBJECT', 'Metafield'>>>>>;
        metafield: Field<'metafield', Of<'OBJECT', 'Metafield'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    CategoryImage: {
      kind: 'OBJECT';
      name: 'CategoryImage';
      fields: {
        alt: Field<'alt', NonNull<Of<'SCALAR', 'String'>>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
        origin: Field<'origin', NonNull<Of<'SCALAR', 'String'>>>;
        thumb: Field<'thumb', NonNull<Of<'SCALAR', 'String'>>>;
        listing: Field<'listing', NonNull<Of<'SCALAR', 'String'>>>;
        single: Field<'single', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    CategoryAttribute: {
      kind: 'OBJECT';
      name: 'CategoryAttribute';
      fields: {
        attributeId: Field<'attributeId', NonNull<Of<'SCALAR', 'ID'>>>;
        attributeCode: Field<'attributeCode', NonNull<Of<'SCALAR', 'String'>>>;
        attributeName: Field<'attributeName', NonNull<Of<'SCALAR', 'String'>>>;
        options: Field<'options', NonNull<List<NonNull<Of<'OBJECT', 'CategoryAttributeOption'>>>>>;
      };
    };
    CategoryAttributeOption: {
      kind: 'OBJECT';
      name: 'CategoryAttributeOption';
      fields: {
        optionId: Field<'optionId', NonNull<Of<'SCALAR', 'ID'>>>;
        optionText: Field<'optionText', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    CategoryCollection: {
      kind: 'OBJECT';
      name: 'CategoryCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'Category'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    CategoryConnection: {
      kind: 'OBJECT';
      name: 'CategoryConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'CategoryEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    CategoryEdge: {
      kind: 'OBJECT';
      name: 'CategoryEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'Category'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Collection: {
      kind: 'OBJECT';
      name: 'Collection';
      fields: {
        collectionId: Field<'collectionId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        code: Field<'code', NonNull<Of<'SCALAR', 'String'>>>;
        description: Field<'description', Of<'SCALAR', 'String'>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
        products: Field<'products', NonNull<Of<'OBJECT', 'ProductCollection'>>>;
        editUrl: Field<'editUrl', Of<'SCALAR', 'String'>>;
        metafields: Field<'metafields', NonNull<List<NonNull<Of<'OBJECT', 'Metafield'>>>>>;
        metafield: Field<'metafield', Of<'OBJECT', 'Metafield'>>;
      };
    };
    Facet: {
      kind: 'OBJECT';
      name: 'Facet';
      fields: {
        key: Field<'key', NonNull<Of<'SCALAR', 'String'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        options: Field<'options', NonNull<List<NonNull<Of<'OBJECT', 'FacetOption'>>>>>;
        range: Field<'range', Of<'OBJECT', 'PriceRange'>>;
        isExact: Field<'isExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
      };
    };
    FacetOption: {
      kind: 'OBJECT';
      name: 'FacetOption';
      fields: {
        value: Field<'value', NonNull<Of<'SCALAR', 'String'>>>;
        label: Field<'label', NonNull<Of<'SCALAR', 'String'>>>;
        count: Field<'count', NonNull<Of<'SCALAR', 'Int'>>>;
      };
    };
    Inventory: {
      kind: 'OBJECT';
      name: 'Inventory';
      fields: {
        isInStock: Field<'isInStock', NonNull<Of<'SCALAR', 'Boolean'>>>;
        stockAvailability: Field<'stockAvailability', NonNull<Of<'SCALAR', 'Boolean'>>>;
        manageStock: Field<'manageStock', NonNull<Of<'SCALAR', 'Boolean'>>>;
      };
    };
    PriceRange: {
      kind: 'OBJECT';
      name: 'PriceRange';
      fields: {
        min: Field<'min', NonNull<Of<'SCALAR', 'Float'>>>;
        minText: Field<'minText', NonNull<Of<'SCALAR', 'String'>>>;
        max: Field<'max', NonNull<Of<'SCALAR', 'Float'>>>;
        maxText: Field<'maxText', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Product: {
      kind: 'OBJECT';
      name: 'Product';
      fields: {
        productId: Field<'productId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Int'>>>;
        sku: Field<'sku', NonNull<Of<'SCALAR', 'String'>>>;
        price: Field<'price', NonNull<Of<'OBJECT', 'ProductPrice'>>>;
        compareAtPrice: Field<'compareAtPrice', Of<'OBJECT', 'Price'>>;
        unitAmount: Field<'unitAmount', Of<'SCALAR', 'Float'>>;
        unit: Field<'unit', Of<'SCALAR', 'String'>>;
        unitPrice: Field<'unitPrice', Of<'OBJECT', 'UnitPrice'>>;
        priceRange: Field<'priceRange', NonNull<Of<'OBJECT', 'PriceRange'>>>;
        weight: Field<'weight', NonNull<Of<'OBJECT', 'Weight'>>>;
        taxClass: Field<'taxClass', Of<'SCALAR', 'Int'>>;
        description: Field<'description', Of<'SCALAR', 'String'>>;
        shortDescription: Field<'shortDescription', Of<'SCALAR', 'String'>>;
        urlKey: Field<'urlKey', Of<'SCALAR', 'String'>>;
        metaTitle: Field<'metaTitle', Of<'SCALAR', 'String'>>;
        metaDescription: Field<'metaDescription', Of<'SCALAR', 'String'>>;
        metaKeywords: Field<'metaKeywords', Of<'SCALAR', 'String'>>;
        variantGroupId: Field<'variantGroupId', Of<'SCALAR', 'ID'>>;
        variantGroup: Field<'variantGroup', Of<'OBJECT', 'VariantGroup'>>;
        attributes: Field<'attributes', NonNull<List<NonNull<Of<'OBJECT', 'ProductAttribute'>>>>>;
        attributeIndex: Field<
          'attributeIndex',
          NonNull<List<NonNull<Of<'OBJECT', 'ProductAttributeIndex'>>>>
        >;
        visibility: Field<'visibility', Of<'SCALAR', 'Int'>>;
        groupId: Field<'groupId', Of<'SCALAR', 'ID'>>;
        noShippingRequired: Field<'noShippingRequired', NonNull<Of<'SCALAR', 'Boolean'>>>;
        inventory: Field<'inventory', NonNull<Of<'OBJECT', 'Inventory'>>>;
        image: Field<'image', Of<'OBJECT', 'ProductImage'>>;
        gallery: Field<'gallery', NonNull<List<NonNull<Of<'OBJECT', 'ProductImage'>>>>>;
        category: Field<'category', Of<'OBJECT', 'Category'>>;
        categories: Field<'categories', List<Of<'OBJECT', 'Category'>>>;
        collections: Field<'collections', NonNull<List<NonNull<Of<'OBJECT', 'Collection'>>>>>;
        relatedProducts: Field<'relatedProducts', NonNull<List<NonNull<Of<'OBJECT', 'Product'>>>>>;
        crossSellProducts: Field<'crossSellProducts', NonNull<List<NonNull<Of<'OBJECT', 'Product'>>>>>;
        upsellProducts: Field<'upsellProducts', NonNull<List<NonNull<Of<'OBJECT', 'Product'>>>>>;
        url: Field<'url', Of<'SCALAR', 'String'>>;
        editUrl: Field<'editUrl', Of<'SCALAR', 'String'>>;
        metafields: Field<'metafields', NonNull<List<NonNull<Of<'OBJECT', 'Metafield'>>>>>;
        metafield: Field<'metafield', Of<'OBJECT', 'Metafield'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    ProductImage: {
      kind: 'OBJECT';
      name: 'ProductImage';
      fields: {
        id: Field<'id', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        alt: Field<'alt', NonNull<Of<'SCALAR', 'String'>>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
        origin: Field<'origin', NonNull<Of<'SCALAR', 'String'>>>;
        thumb: Field<'thumb', NonNull<Of<'SCALAR', 'String'>>>;
        listing: Field<'listing', NonNull<Of<'SCALAR', 'String'>>>;
        single: Field<'single', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    ProductAttribute: {
      kind: 'OBJECT';
      name: 'ProductAttribute';
      fields: {
        attributeId: Field<'attributeId', NonNull<Of<'SCALAR', 'ID'>>>;
        attributeCode: Field<'attributeCode', NonNull<Of<'SCALAR', 'String'>>>;
        attributeName: Field<'attributeName', NonNull<Of<'SCALAR', 'String'>>>;
        type: Field<'type', NonNull<Of<'SCALAR', 'String'>>>;
        value: Field<'value', NonNull<Of<'SCALAR', 'String'>>>;
        options: Field<'options', NonNull<List<NonNull<Of<'OBJECT', 'AttributeOption'>>>>>;
      };
    };
    ProductAttributeIndex: {
      kind: 'OBJECT';
      name: 'ProductAttributeIndex';
      fields: {
        attributeId: Field<'attributeId', NonNull<Of<'SCALAR', 'ID'>>>;
        attributeCode: Field<'attributeCode', NonNull<Of<'SCALAR', 'String'>>>;
        attributeName: Field<'attributeName', NonNull<Of<'SCALAR', 'String'>>>;
        optionId: Field<'optionId', Of<'SCALAR', 'ID'>>;
        optionText: Field<'optionText', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    ProductCollection: {
      kind: 'OBJECT';
      name: 'ProductCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'Product'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
        facets: Field<'facets', NonNull<List<NonNull<Of<'OBJECT', 'Facet'>>>>>;
      };
    };
    ProductConnection: {
      kind: 'OBJECT';
      name: 'ProductConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'ProductEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    ProductEdge: {
      kind: 'OBJECT';
      name: 'ProductEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'Product'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    ProductPrice: {
      kind: 'OBJECT';
      name: 'ProductPrice';
      fields: {
        regular: Field<'regular', NonNull<Of<'OBJECT', 'Price'>>>;
      };
    };
    UnitPrice: {
      kind: 'OBJECT';
      name: 'UnitPrice';
      fields: {
        price: Field<'price', NonNull<Of<'OBJECT', 'Price'>>>;
        amount: Field<'amount', NonNull<Of<'SCALAR', 'Float'>>>;
        unit: Field<'unit', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Variant: {
      kind: 'OBJECT';
      name: 'Variant';
      fields: {
        id: Field<'id', NonNull<Of<'SCALAR', 'ID'>>>;
        isMain: Field<'isMain', NonNull<Of<'SCALAR', 'Boolean'>>>;
        product: Field<'product', NonNull<Of<'OBJECT', 'Product'>>>;
        attributes: Field<'attributes', NonNull<List<NonNull<Of<'OBJECT', 'VariantOption'>>>>>;
      };
    };
    VariantOption: {
      kind: 'OBJECT';
      name: 'VariantOption';
      fields: {
        attributeId: Field<'attributeId', NonNull<Of<'SCALAR', 'ID'>>>;
        attributeCode: Field<'attributeCode', NonNull<Of<'SCALAR', 'String'>>>;
        attributeName: Field<'attributeName', NonNull<Of<'SCALAR', 'String'>>>;
        optionId: Field<'optionId', NonNull<Of<'SCALAR', 'ID'>>>;
        optionText: Field<'optionText', NonNull<Of<'SCALAR', 'String'>>>;
        color: Field<'color', Of<'SCALAR', 'String'>>;
      };
    };
    VariantGroup: {
      kind: 'OBJECT';
      name: 'VariantGroup';
      fields: {
        variantGroupId: Field<'variantGroupId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        variantAttributes: Field<
          'variantAttributes',
          NonNull<List<NonNull<Of<'OBJECT', 'VariantAttribute'>>>>
        >;
        main: Field<'main', Of<'OBJECT', 'Product'>>;
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'Variant'>>>>>;
        variant: Field<'variant', Of<'OBJECT', 'Product'>>;
      };
    };
    VariantAttribute: {
      kind: 'OBJECT';
      name: 'VariantAttribute';
      fields: {
        attributeId: Field<'attributeId', NonNull<Of<'SCALAR', 'ID'>>>;
        attributeCode: Field<'attributeCode', NonNull<Of<'SCALAR', 'String'>>>;
        attributeName: Field<'attributeName', NonNull<Of<'SCALAR', 'String'>>>;
        options: Field<'options', NonNull<List<NonNull<Of<'OBJECT', 'VariantAttributeOption'>>>>>;
      };
    };
    VariantAttributeOption: {
      kind: 'OBJECT';
      name: 'VariantAttributeOption';
      fields: {
        optionId: Field<'optionId', NonNull<Of<'SCALAR', 'ID'>>>;
        optionUuid: Field<'optionUuid', NonNull<Of<'SCALAR', 'ID'>>>;
        optionText: Field<'optionText', NonNull<Of<'SCALAR', 'String'>>>;
        productId: Field<'productId', NonNull<Of<'SCALAR', 'ID'>>>;
      };
    };
    Weight: {
      kind: 'OBJECT';
      name: 'Weight';
      fields: {
        value: Field<'value', NonNull<Of<'SCALAR', 'Float'>>>;
        unit: Field<'unit', NonNull<Of<'SCALAR', 'String'>>>;
        text: Field<'text', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    AvailableShippingMethod: {
      kind: 'OBJECT';
      name: 'AvailableShippingMethod';
      fields: {
        id: Field<'id', NonNull<Of<'SCALAR', 'String'>>>;
        providerCode: Field<'providerCode', NonNull<Of<'SCALAR', 'String'>>>;
        code: Field<'code', NonNull<Of<'SCALAR', 'String'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        cost: Field<'cost', NonNull<Of<'OBJECT', 'Price'>>>;
        carrier: Field<'carrier', Of<'SCALAR', 'String'>>;
        serviceCode: Field<'serviceCode', Of<'SCALAR', 'String'>>;
        delivery: Field<'delivery', Of<'OBJECT', 'DeliveryWindow'>>;
      };
    };
    DeliveryWindow: {
      kind: 'OBJECT';
      name: 'DeliveryWindow';
      fields: {
        minBusinessDays: Field<'minBusinessDays', Of<'SCALAR', 'Int'>>;
        maxBusinessDays: Field<'maxBusinessDays', Of<'SCALAR', 'Int'>>;
        estimatedDate: Field<'estimatedDate', Of<'SCALAR', 'String'>>;
      };
    };
    ShippingMethodData: {
      kind: 'OBJECT';
      name: 'ShippingMethodData';
      fields: {
        providerCode: Field<'providerCode', NonNull<Of<'SCALAR', 'String'>>>;
        methodCode: Field<'methodCode', NonNull<Of<'SCALAR', 'String'>>>;
        snapshot: Field<'snapshot', NonNull<Of<'OBJECT', 'ShippingMethodSnapshot'>>>;
        fingerprint: Field<'fingerprint', Of<'SCALAR', 'String'>>;
        quotedAt: Field<'quotedAt', Of<'SCALAR', 'String'>>;
      };
    };
    ShippingMethodSnapshot: {
      kind: 'OBJECT';
      name: 'ShippingMethodSnapshot';
      fields: {
        code: Field<'code', NonNull<Of<'SCALAR', 'String'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        cost: Field<'cost', NonNull<Of<'OBJECT', 'Price'>>>;
        carrier: Field<'carrier', Of<'SCALAR', 'String'>>;
        serviceCode: Field<'serviceCode', Of<'SCALAR', 'String'>>;
      };
    };
    PaymentMethod: {
      kind: 'OBJECT';
      name: 'PaymentMethod';
      fields: {
        code: Field<'code', NonNull<Of<'SCALAR', 'String'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Cart: {
      kind: 'OBJECT';
      name: 'Cart';
      fields: {
        cartId: Field<'cartId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Int'>>>;
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'CartItem'>>>>>;
        noShippingRequired: Field<'noShippingRequired', NonNull<Of<'SCALAR', 'Boolean'>>>;
        shippingAddress: Field<'shippingAddress', Of<'OBJECT', 'CartAddress'>>;
        billingAddress: Field<'billingAddress', Of<'OBJECT', 'CartAddress'>>;
        currency: Field<'currency', NonNull<Of<'SCALAR', 'String'>>>;
        locale: Field<'locale', Of<'SCALAR', 'String'>>;
        customerId: Field<'customerId', Of<'SCALAR', 'ID'>>;
        customerGroupId: Field<'customerGroupId', Of<'SCALAR', 'ID'>>;
        customerEmail: Field<'customerEmail', Of<'SCALAR', 'String'>>;
        customerFullName: Field<'customerFullName', Of<'SCALAR', 'String'>>;
        coupon: Field<'coupon', Of<'SCALAR', 'String'>>;
        totalQty: Field<'totalQty', NonNull<Of<'SCALAR', 'Int'>>>;
        totalWeight: Field<'totalWeight', NonNull<Of<'OBJECT', 'Weight'>>>;
        subTotal: Field<'subTotal', NonNull<Of<'OBJECT', 'Price'>>>;
        subTotalInclTax: Field<'subTotalInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        subTotalWithDiscount: Field<'subTotalWithDiscount', NonNull<Of<'OBJECT', 'Price'>>>;
        subTotalWithDiscountInclTax: Field<'subTotalWithDiscountInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        discountAmount: Field<'discountAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        taxAmount: Field<'taxAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        taxAmountBeforeDiscount: Field<'taxAmountBeforeDiscount', NonNull<Of<'OBJECT', 'Price'>>>;
        shippingFeeExclTax: Field<'shippingFeeExclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        shippingFeeInclTax: Field<'shippingFeeInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        shippingTaxAmount: Field<'shippingTaxAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        totalTaxAmount: Field<'totalTaxAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        grandTotal: Field<'grandTotal', NonNull<Of<'OBJECT', 'Price'>>>;
        shippingMethodName: Field<'shippingMethodName', Of<'SCALAR', 'String'>>;
        shippingMethodData: Field<'shippingMethodData', Of<'OBJECT', 'ShippingMethodData'>>;
        paymentMethod: Field<'paymentMethod', Of<'SCALAR', 'String'>>;
        paymentMethodName: Field<'paymentMethodName', Of<'SCALAR', 'String'>>;
        shippingNote: Field<'shippingNote', Of<'SCALAR', 'String'>>;
        availableShippingMethods: Field<
          'availableShippingMethods',
          NonNull<List<NonNull<Of<'OBJECT', 'AvailableShippingMethod'>>>>
        >;
        availablePaymentMethods: Field<
          'availablePaymentMethods',
          NonNull<List<NonNull<Of<'OBJECT', 'PaymentMethod'>>>>
        >;
        crossSellProducts: Field<'crossSellProducts', NonNull<List<NonNull<Of<'OBJECT', 'Product'>>>>>;
        errors: Field<'errors', NonNull<List<NonNull<Of<'OBJECT', 'CartError'>>>>>;
        addItemApi: Field<'addItemApi', NonNull<Of<'SCALAR', 'String'>>>;
        addPaymentMethodApi: Field<'addPaymentMethodApi', NonNull<Of<'SCALAR', 'String'>>>;
        addShippingMethodApi: Field<'addShippingMethodApi', NonNull<Of<'SCALAR', 'String'>>>;
        addContactInfoApi: Field<'addContactInfoApi', NonNull<Of<'SCALAR', 'String'>>>;
        addAddressApi: Field<'addAddressApi', NonNull<Of<'SCALAR', 'String'>>>;
        addNoteApi: Field<'addNoteApi', NonNull<Of<'SCALAR', 'String'>>>;
        applyCouponApi: Field<'applyCouponApi', NonNull<Of<'SCALAR', 'String'>>>;
        removeCouponApi: Field<'removeCouponApi', Of<'SCALAR', 'String'>>;
        checkoutApi: Field<'checkoutApi', NonNull<Of<'SCALAR', 'String'>>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    CartAddress: {
      kind: 'OBJECT';
      name: 'CartAddress';
      fields: {
        cartAddressId: Field<'cartAddressId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        fullName: Field<'fullName', NonNull<Of<'SCALAR', 'String'>>>;
        postcode: Field<'postcode', NonNull<Of<'SCALAR', 'String'>>>;
        telephone: Field<'telephone', NonNull<Of<'SCALAR', 'String'>>>;
        country: Field<'country', NonNull<Of<'SCALAR', 'String'>>>;
        province: Field<'province', NonNull<Of<'SCALAR', 'String'>>>;
        provinceName: Field<'provinceName', NonNull<Of<'SCALAR', 'String'>>>;
        city: Field<'city', NonNull<Of<'SCALAR', 'String'>>>;
        address1: Field<'address1', NonNull<Of<'SCALAR', 'String'>>>;
        address2: Field<'address2', Of<'SCALAR', 'String'>>;
      };
    };
    CartError: {
      kind: 'OBJECT';
      name: 'CartError';
      fields: {
        code: Field<'code', NonNull<Of<'SCALAR', 'String'>>>;
        message: Field<'message', NonNull<Of<'SCALAR', 'String'>>>;
        field: Field<'field', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    CartItem: {
      kind: 'OBJECT';
      name: 'CartItem';
      fields: {
        cartItemId: Field<'cartItemId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        cartId: Field<'cartId', NonNull<Of<'SCALAR', 'ID'>>>;
        productId: Field<'productId', NonNull<Of<'SCALAR', 'ID'>>>;
        productSku: Field<'productSku', NonNull<Of<'SCALAR', 'String'>>>;
        productName: Field<'productName', NonNull<Of<'SCALAR', 'String'>>>;
        thumbnail: Field<'thumbnail', Of<'SCALAR', 'String'>>;
        noShippingRequired: Field<'noShippingRequired', NonNull<Of<'SCALAR', 'Boolean'>>>;
        productWeight: Field<'productWeight', NonNull<Of<'OBJECT', 'Weight'>>>;
        productPrice: Field<'productPrice', NonNull<Of<'OBJECT', 'Price'>>>;
        productPriceInclTax: Field<'productPriceInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        qty: Field<'qty', NonNull<Of<'SCALAR', 'Int'>>>;
        finalPrice: Field<'finalPrice', NonNull<Of<'OBJECT', 'Price'>>>;
        finalPriceInclTax: Field<'finalPriceInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        taxPercent: Field<'taxPercent', NonNull<Of<'SCALAR', 'Float'>>>;
        taxAmount: Field<'taxAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        taxAmountBeforeDiscount: Field<'taxAmountBeforeDiscount', NonNull<Of<'OBJECT', 'Price'>>>;
        discountAmount: Field<'discountAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        lineTotal: Field<'lineTotal', NonNull<Of<'OBJECT', 'Price'>>>;
        lineTotalInclTax: Field<'lineTotalInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        lineTotalWithDiscount: Field<'lineTotalWithDiscount', NonNull<Of<'OBJECT', 'Price'>>>;
        lineTotalWithDiscountInclTax: Field<'lineTotalWithDiscountInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        subTotal: Field<'subTotal', NonNull<Of<'OBJECT', 'Price'>>>;
        total: Field<'total', NonNull<Of<'OBJECT', 'Price'>>>;
        variantGroupId: Field<'variantGroupId', Of<'SCALAR', 'ID'>>;
        variantOptions: Field<
          'variantOptions',
          NonNull<List<NonNull<Of<'OBJECT', 'CartItemVariantOption'>>>>
        >;
        productCustomOptions: Field<'productCustomOptions', Of<'SCALAR', 'String'>>;
        productUrl: Field<'productUrl', NonNull<Of<'SCALAR', 'String'>>>;
        removeApi: Field<'removeApi', NonNull<Of<'SCALAR', 'String'>>>;
        updateQtyApi: Field<'updateQtyApi', NonNull<Of<'SCALAR', 'String'>>>;
        errors: Field<'errors', NonNull<List<NonNull<Of<'SCALAR', 'String'>>>>>;
      };
    };
    CartItemVariantOption: {
      kind: 'OBJECT';
      name: 'CartItemVariantOption';
      fields: {
        attributeCode: Field<'attributeCode', NonNull<Of<'SCALAR', 'String'>>>;
        attributeName: Field<'attributeName', NonNull<Of<'SCALAR', 'String'>>>;
        attributeId: Field<'attributeId', NonNull<Of<'SCALAR', 'ID'>>>;
        optionId: Field<'optionId', NonNull<Of<'SCALAR', 'ID'>>>;
        optionText: Field<'optionText', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Order: {
      kind: 'OBJECT';
      name: 'Order';
      fields: {
        orderId: Field<'orderId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        orderNumber: Field<'orderNumber', NonNull<Of<'SCALAR', 'String'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'String'>>>;
        paymentStatus: Field<'paymentStatus', NonNull<Of<'SCALAR', 'String'>>>;
        shipmentStatus: Field<'shipmentStatus', NonNull<Of<'SCALAR', 'String'>>>;
        currency: Field<'currency', NonNull<Of<'SCALAR', 'String'>>>;
        locale: Field<'locale', Of<'SCALAR', 'String'>>;
        customerEmail: Field<'customerEmail', NonNull<Of<'SCALAR', 'String'>>>;
        customerFullName: Field<'customerFullName', Of<'SCALAR', 'String'>>;
        coupon: Field<'coupon', Of<'SCALAR', 'String'>>;
        noShippingRequired: Field<'noShippingRequired', NonNull<Of<'SCALAR', 'Boolean'>>>;
        shippingMethodName: Field<'shippingMethodName', Of<'SCALAR', 'String'>>;
        shippingMethodData: Field<'shippingMethodData', Of<'OBJECT', 'ShippingMethodData'>>;
        paymentMethod: Field<'paymentMethod', NonNull<Of<'SCALAR', 'String'>>>;
        paymentMethodName: Field<'paymentMethodName', NonNull<Of<'SCALAR', 'String'>>>;
        shippingNote: Field<'shippingNote', Of<'SCALAR', 'String'>>;
        totalQty: Field<'totalQty', NonNull<Of<'SCALAR', 'Int'>>>;
        totalWeight: Field<'totalWeight', NonNull<Of<'OBJECT', 'Weight'>>>;
        subTotal: Field<'subTotal', NonNull<Of<'OBJECT', 'Price'>>>;
        subTotalInclTax: Field<'subTotalInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        subTotalWithDiscount: Field<'subTotalWithDiscount', NonNull<Of<'OBJECT', 'Price'>>>;
        subTotalWithDiscountInclTax: Field<'subTotalWithDiscountInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        discountAmount: Field<'discountAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        taxAmount: Field<'taxAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        taxAmountBeforeDiscount: Field<'taxAmountBeforeDiscount', NonNull<Of<'OBJECT', 'Price'>>>;
        shippingFeeExclTax: Field<'shippingFeeExclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        shippingFeeInclTax: Field<'shippingFeeInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        shippingTaxAmount: Field<'shippingTaxAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        totalTaxAmount: Field<'totalTaxAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        grandTotal: Field<'grandTotal', NonNull<Of<'OBJECT', 'Price'>>>;
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'OrderItem'>>>>>;
        shipments: Field<'shipments', NonNull<List<NonNull<Of<'OBJECT', 'Shipment'>>>>>;
        shippingAddress: Field<'shippingAddress', Of<'OBJECT', 'OrderAddress'>>;
        billingAddress: Field<'billingAddress', Of<'OBJECT', 'OrderAddress'>>;
        metafields: Field<'metafields', NonNull<List<NonNull<Of<'OBJECT', 'Metafield'>>>>>;
        metafield: Field<'metafield', Of<'OBJECT', 'Metafield'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    OrderAddress: {
      kind: 'OBJECT';
      name: 'OrderAddress';
      fields: {
        orderAddressId: Field<'orderAddressId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        fullName: Field<'fullName', NonNull<Of<'SCALAR', 'String'>>>;
        postcode: Field<'postcode', NonNull<Of<'SCALAR', 'String'>>>;
        telephone: Field<'telephone', NonNull<Of<'SCALAR', 'String'>>>;
        country: Field<'country', NonNull<Of<'SCALAR', 'String'>>>;
        province: Field<'province', NonNull<Of<'SCALAR', 'String'>>>;
        provinceName: Field<'provinceName', NonNull<Of<'SCALAR', 'String'>>>;
        city: Field<'city', NonNull<Of<'SCALAR', 'String'>>>;
        address1: Field<'address1', NonNull<Of<'SCALAR', 'String'>>>;
        address2: Field<'address2', Of<'SCALAR', 'String'>>;
      };
    };
    OrderConnection: {
      kind: 'OBJECT';
      name: 'OrderConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'OrderEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    OrderEdge: {
      kind: 'OBJECT';
      name: 'OrderEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'Order'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    OrderItem: {
      kind: 'OBJECT';
      name: 'OrderItem';
      fields: {
        orderItemId: Field<'orderItemId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        productId: Field<'productId', NonNull<Of<'SCALAR', 'ID'>>>;
        productSku: Field<'productSku', NonNull<Of<'SCALAR', 'String'>>>;
        productName: Field<'productName', NonNull<Of<'SCALAR', 'String'>>>;
        thumbnail: Field<'thumbnail', Of<'SCALAR', 'String'>>;
        productWeight: Field<'productWeight', NonNull<Of<'OBJECT', 'Weight'>>>;
        productPrice: Field<'productPrice', NonNull<Of<'OBJECT', 'Price'>>>;
        productPriceInclTax: Field<'productPriceInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        finalPrice: Field<'finalPrice', NonNull<Of<'OBJECT', 'Price'>>>;
        finalPriceInclTax: Field<'finalPriceInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        qty: Field<'qty', NonNull<Of<'SCALAR', 'Int'>>>;
        taxPercent: Field<'taxPercent', NonNull<Of<'SCALAR', 'Float'>>>;
        taxAmount: Field<'taxAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        taxAmountBeforeDiscount: Field<'taxAmountBeforeDiscount', NonNull<Of<'OBJECT', 'Price'>>>;
        discountAmount: Field<'discountAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        lineTotal: Field<'lineTotal', NonNull<Of<'OBJECT', 'Price'>>>;
        lineTotalInclTax: Field<'lineTotalInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        lineTotalWithDiscount: Field<'lineTotalWithDiscount', NonNull<Of<'OBJECT', 'Price'>>>;
        lineTotalWithDiscountInclTax: Field<'lineTotalWithDiscountInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        total: Field<'total', NonNull<Of<'OBJECT', 'Price'>>>;
        noShippingRequired: Field<'noShippingRequired', NonNull<Of<'SCALAR', 'Boolean'>>>;
        variantGroupId: Field<'variantGroupId', Of<'SCALAR', 'ID'>>;
        variantOptions: Field<
          'variantOptions',
          NonNull<List<NonNull<Of<'OBJECT', 'OrderItemVariantOption'>>>>
        >;
        shippedQty: Field<'shippedQty', NonNull<Of<'SCALAR', 'Int'>>>;
        refundedQty: Field<'refundedQty', NonNull<Of<'SCALAR', 'Int'>>>;
      };
    };
    OrderItemVariantOption: {
      kind: 'OBJECT';
      name: 'OrderItemVariantOption';
      fields: {
        attributeCode: Field<'attributeCode', NonNull<Of<'SCALAR', 'String'>>>;
        attributeName: Field<'attributeName', NonNull<Of<'SCALAR', 'String'>>>;
        attributeId: Field<'attributeId', NonNull<Of<'SCALAR', 'ID'>>>;
        optionId: Field<'optionId', NonNull<Of<'SCALAR', 'ID'>>>;
        optionText: Field<'optionText', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Shipment: {
      kind: 'OBJECT';
      name: 'Shipment';
      fields: {
        shipmentId: Field<'shipmentId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'String'>>>;
        carrierName: Field<'carrierName', Of<'SCALAR', 'String'>>;
        trackingNumber: Field<'trackingNumber', Of<'SCALAR', 'String'>>;
        trackingUrl: Field<'trackingUrl', Of<'SCALAR', 'String'>>;
        shippedAt: Field<'shippedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        deliveredAt: Field<'deliveredAt', Of<'SCALAR', 'DateTime'>>;
        canceledAt: Field<'canceledAt', Of<'SCALAR', 'DateTime'>>;
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'ShipmentItem'>>>>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    ShipmentItem: {
      kind: 'OBJECT';
      name: 'ShipmentItem';
      fields: {
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        orderItemId: Field<'orderItemId', NonNull<Of<'SCALAR', 'ID'>>>;
        qty: Field<'qty', NonNull<Of<'SCALAR', 'Int'>>>;
        productSku: Field<'productSku', NonNull<Of<'SCALAR', 'String'>>>;
        productName: Field<'productName', NonNull<Of<'SCALAR', 'String'>>>;
        thumbnail: Field<'thumbnail', Of<'SCALAR', 'String'>>;
      };
    };
    BlogCategory: {
      kind: 'OBJECT';
      name: 'BlogCategory';
      fields: {
        blogCategoryId: Field<'blogCategoryId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        urlKey: Field<'urlKey', NonNull<Of<'SCALAR', 'String'>>>;
        description: Field<'description', Of<'SCALAR', 'String'>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Int'>>>;
        metaTitle: Field<'metaTitle', Of<'SCALAR', 'String'>>;
        metaDescription: Field<'metaDescription', Of<'SCALAR', 'String'>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
        editUrl: Field<'editUrl', Of<'SCALAR', 'String'>>;
        metafields: Field<'metafields', NonNull<List<NonNull<Of<'OBJECT', 'Metafield'>>>>>;
        metafield: Field<'metafield', Of<'OBJECT', 'Metafield'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    BlogCategoryCollection: {
      kind: 'OBJECT';
      name: 'BlogCategoryCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'BlogCategory'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    BlogCategoryConnection: {
      kind: 'OBJECT';
      name: 'BlogCategoryConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'BlogCategoryEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    BlogCategoryEdge: {
      kind: 'OBJECT';
      name: 'BlogCategoryEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'BlogCategory'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    BlogPost: {
      kind: 'OBJECT';
      name: 'BlogPost';
      fields: {
        blogPostId: Field<'blogPostId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        urlKey: Field<'urlKey', NonNull<Of<'SCALAR', 'String'>>>;
        shortDescription: Field<'shortDescription', Of<'SCALAR', 'String'>>;
        content: Field<'content', Of<'SCALAR', 'String'>>;
        author: Field<'author', Of<'SCALAR', 'String'>>;
        image: Field<'image', Of<'SCALAR', 'String'>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Int'>>>;
        publishedAt: Field<'publishedAt', Of<'SCALAR', 'DateTime'>>;
        metaTitle: Field<'metaTitle', Of<'SCALAR', 'String'>>;
        metaDescription: Field<'metaDescription', Of<'SCALAR', 'String'>>;
        categories: Field<'categories', NonNull<List<NonNull<Of<'OBJECT', 'BlogCategory'>>>>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
        editUrl: Field<'editUrl', Of<'SCALAR', 'String'>>;
        metafields: Field<'metafields', NonNull<List<NonNull<Of<'OBJECT', 'Metafield'>>>>>;
        metafield: Field<'metafield', Of<'OBJECT', 'Metafield'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    BlogPostCollection: {
      kind: 'OBJECT';
      name: 'BlogPostCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'BlogPost'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    BlogPostConnection: {
      kind: 'OBJECT';
      name: 'BlogPostConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'BlogPostEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    BlogPostEdge: {
      kind: 'OBJECT';
      name: 'BlogPostEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'BlogPost'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    CmsPage: {
      kind: 'OBJECT';
      name: 'CmsPage';
      fields: {
        cmsPageId: Field<'cmsPageId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        title: Field<'title', NonNull<Of<'SCALAR', 'String'>>>;
        content: Field<'content', Of<'SCALAR', 'String'>>;
        urlKey: Field<'urlKey', NonNull<Of<'SCALAR', 'String'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Boolean'>>>;
        metaTitle: Field<'metaTitle', Of<'SCALAR', 'String'>>;
        metaDescription: Field<'metaDescription', Of<'SCALAR', 'String'>>;
        urn: Field<'urn', NonNull<Of<'SCALAR', 'String'>>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
        editUrl: Field<'editUrl', Of<'SCALAR', 'String'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    CmsPageCollection: {
      kind: 'OBJECT';
      name: 'CmsPageCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'CmsPage'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    CmsPageConnection: {
      kind: 'OBJECT';
      name: 'CmsPageConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'CmsPageEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    CmsPageEdge: {
      kind: 'OBJECT';
      name: 'CmsPageEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'CmsPage'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    PageWidget: {
      kind: 'OBJECT';
      name: 'PageWidget';
      fields: {
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        type: Field<'type', NonNull<Of<'SCALAR', 'String'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        area: Field<'area', NonNull<Of<'SCALAR', 'String'>>>;
        sortOrder: Field<'sortOrder', NonNull<Of<'SCALAR', 'Float'>>>;
        settings: Field<'settings', NonNull<Of<'SCALAR', 'JSON'>>>;
      };
    };
    LandingPage: {
      kind: 'OBJECT';
      name: 'LandingPage';
      fields: {
        landingPageId: Field<'landingPageId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Boolean'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        urlKey: Field<'urlKey', NonNull<Of<'SCALAR', 'String'>>>;
        description: Field<'description', Of<'SCALAR', 'String'>>;
        metaTitle: Field<'metaTitle', Of<'SCALAR', 'String'>>;
        metaDescription: Field<'metaDescription', Of<'SCALAR', 'String'>>;
        publishStart: Field<'publishStart', Of<'SCALAR', 'DateTime'>>;
        publishEnd: Field<'publishEnd', Of<'SCALAR', 'DateTime'>>;
        isLive: Field<'isLive', NonNull<Of<'SCALAR', 'Boolean'>>>;
        urn: Field<'urn', NonNull<Of<'SCALAR', 'String'>>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
        editUrl: Field<'editUrl', Of<'SCALAR', 'String'>>;
        widgets: Field<'widgets', NonNull<List<NonNull<Of<'OBJECT', 'PageWidget'>>>>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    Menu: {
      kind: 'OBJECT';
      name: 'Menu';
      fields: {
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        code: Field<'code', NonNull<Of<'SCALAR', 'String'>>>;
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'MenuItem'>>>>>;
      };
    };
    MenuItem: {
      kind: 'OBJECT';
      name: 'MenuItem';
      fields: {
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        url: Field<'url', Of<'SCALAR', 'String'>>;
        children: Field<'children', NonNull<List<NonNull<Of<'OBJECT', 'MenuItem'>>>>>;
      };
    };
    SearchSuggestions: {
      kind: 'OBJECT';
      name: 'SearchSuggestions';
      fields: {
        products: Field<'products', NonNull<List<NonNull<Of<'OBJECT', 'SuggestedProduct'>>>>>;
        categories: Field<'categories', NonNull<List<NonNull<Of<'OBJECT', 'SuggestedPage'>>>>>;
        pages: Field<'pages', NonNull<List<NonNull<Of<'OBJECT', 'SuggestedPage'>>>>>;
        posts: Field<'posts', NonNull<List<NonNull<Of<'OBJECT', 'SuggestedPage'>>>>>;
      };
    };
    SuggestedProduct: {
      kind: 'OBJECT';
      name: 'SuggestedProduct';
      fields: {
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        sku: Field<'sku', NonNull<Of<'SCALAR', 'String'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
        image: Field<'image', Of<'SCALAR', 'String'>>;
        price: Field<'price', NonNull<Of<'SCALAR', 'Float'>>>;
        inStock: Field<'inStock', NonNull<Of<'SCALAR', 'Boolean'>>>;
      };
    };
    SuggestedPage: {
      kind: 'OBJECT';
      name: 'SuggestedPage';
      fields: {
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    CardField: {
      kind: 'OBJECT';
      name: 'CardField';
      fields: {
        publishableKey: Field<'publishableKey', NonNull<Of<'SCALAR', 'String'>>>;
        scriptUrl: Field<'scriptUrl', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
  };
}
